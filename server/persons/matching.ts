import { sql } from 'drizzle-orm';
import { isPlaceholderPhone } from '#contract/kernel/placeholderPhone.ts';
import { isDemo } from '#contract/kernel/text.ts';
import type { Db, Tx } from '#server/kernel/db/open.ts';
import { namesMatch } from '#server/kernel/text/namesMatch.ts';

/** What a case tells of whose it is, when it came, and where. */
export interface PersonDescription {
  name: string;
  phone: string;
  parliament_id: number;
  assembly_id: number;
  mandal_id: number;
  area_id: number;
  created_at: Date;
}

/** A person that there is, or one that is to be made as a case tells. */
export type Candidate = ({ id: number } | { id: null; description: PersonDescription }) & {
  names: string[];
  /** When the latest case came. */
  last: number;
};

/** A number that stands for none is nobody's: whoever has it is not one person. */
const hasPhone = ({ phone }: Pick<PersonDescription, 'phone'>) => phone !== '' && !isPlaceholderPhone(phone);
const keyOf = ({ assembly_id, phone }: Pick<PersonDescription, 'assembly_id' | 'phone'>) =>
  `${assembly_id} ${phone}`;

/** Finds whose cases are (PER-02), and who is to be made for them. */
export class Matching {
  /** So many are to be made. */
  made = 0;
  readonly #known = new Map<string, Candidate[]>();

  /**
   * Reads who has the phones of these cases. `locked`: until the transaction ends nobody else does, so that two cases at once
   * do not make one person twice, and nobody erases or removes them. To be done after complaints are locked, before numbers of
   * complaints are taken, and once in a transaction.
   */
  async read(
    db: Db | Tx,
    descriptions: readonly Pick<PersonDescription, 'assembly_id' | 'phone'>[],
    { locked = false } = {},
  ): Promise<void> {
    const unread = descriptions.filter(
      (description) => hasPhone(description) && !this.#known.has(keyOf(description)),
    );
    if (unread.length === 0) return;
    for (const unknown of unread) this.#known.set(keyOf(unknown), []);
    const candidates = new Map<number, Candidate>();
    for (const { id, phone, assembly_id, ...row } of await peopleWith(db, unread, locked)) {
      const candidate = candidates.get(id) ?? { id, ...candidateOf(row) };
      candidates.set(id, candidate);
      this.#known.get(keyOf({ assembly_id, phone }))?.push(candidate);
    }
  }

  /**
   * Among those who have its phone in its assembly, one whose name matches, of several the one with the latest case; else
   * somebody new. null for a case named 'demo'.
   */
  whose(description: PersonDescription): Candidate | null {
    if (isDemo(description.name)) return null;
    const candidate = this.known(description) ?? this.#make(description);
    candidate.last = Math.max(candidate.last, description.created_at.getTime());
    return candidate;
  }

  /** The same among those whom there is already; undefined for nobody. */
  known(description: Pick<PersonDescription, 'assembly_id' | 'name' | 'phone'>): Candidate | undefined {
    const matching = (this.#known.get(keyOf(description)) ?? []).filter(({ names }) =>
      names.some((name) => namesMatch(name, description.name)),
    );
    return matching.sort((one, other) => other.last - one.last)[0];
  }

  #make(description: PersonDescription): Candidate {
    const candidate = {
      id: null,
      description,
      names: [description.name],
      last: description.created_at.getTime(),
    };
    this.made += 1;
    if (hasPhone(description))
      this.#known.set(keyOf(description), [...(this.#known.get(keyOf(description)) ?? []), candidate]);
    return candidate;
  }
}

interface Row {
  id: number;
  phone: string;
  assembly_id: number;
  /** Those of before a merge, too. */
  names: string[];
  /** When the latest case came, in seconds. */
  last: number | null;
}

/** Who has the phones, each person once for each. A function of the database, which plans its statements once. */
async function peopleWith(
  db: Db | Tx,
  descriptions: readonly Pick<PersonDescription, 'phone'>[],
  locked: boolean,
): Promise<Row[]> {
  const phones = [...new Set(descriptions.map(({ phone }) => phone))];
  const { rows } = await db.execute<Row & Record<string, unknown>>(
    sql`select * from persons_with(${sql.param(phones)}::text[], ${locked}::boolean)`,
  );
  return rows;
}

const candidateOf = ({ names, last }: Pick<Row, 'names' | 'last'>) => ({
  names,
  last: last === null ? Number.NEGATIVE_INFINITY : last * 1_000,
});

/** The phones of a person who is made for a case. */
export const phonesOf = (description: PersonDescription) =>
  hasPhone(description) ? [description.phone] : [];

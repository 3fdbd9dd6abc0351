import { sql } from 'drizzle-orm';
import { isPlaceholderPhone } from '#contract/kernel/placeholderPhone.ts';
import { isDemo } from '#contract/kernel/text.ts';
import type { Db, Tx } from '#server/kernel/db/open.ts';
import { namesMatch } from '#server/kernel/text/namesMatch.ts';

/** The data of a complaint that identify its person, with its time and place. */
export interface PersonDescription {
  name: string;
  phone: string;
  parliament_id: number;
  assembly_id: number;
  mandal_id: number;
  area_id: number;
  created_at: Date;
}

/** An existing person, or one to create from a complaint. */
export type Candidate = ({ id: number } | { id: null; description: PersonDescription }) & {
  names: string[];
  /** When the latest complaint came. */
  last: number;
};

/** A placeholder phone belongs to nobody: people who gave it are not one person. */
const hasPhone = ({ phone }: Pick<PersonDescription, 'phone'>) => phone !== '' && !isPlaceholderPhone(phone);
const keyOf = ({ assembly_id, phone }: Pick<PersonDescription, 'assembly_id' | 'phone'>) =>
  `${assembly_id} ${phone}`;

/** Finds the persons of complaints (PER-02), and decides whom to create. */
export class Matching {
  /** How many persons are to be created. */
  made = 0;
  readonly #known = new Map<string, Candidate[]>();

  /**
   * Reads the persons with the phones of these complaints. `locked` prevents, until the transaction ends, that two
   * complaints at once create one person twice, or that a person is erased or removed. Call it after complaints are
   * locked, before complaint numbers are taken, and once in a transaction.
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
   * Among persons with this phone in the assembly, the one whose name matches, of several the one with the latest
   * complaint; otherwise a new person. null for a complaint named 'demo'.
   */
  whose(description: PersonDescription): Candidate | null {
    if (isDemo(description.name)) return null;
    const candidate = this.known(description) ?? this.#make(description);
    candidate.last = Math.max(candidate.last, description.created_at.getTime());
    return candidate;
  }

  /** The same among existing persons only; undefined for none. */
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
  /** Includes names from before a merge. */
  names: string[];
  /** When the latest complaint came, in seconds. */
  last: number | null;
}

/** The persons with these phones, each once per phone. It is a database function, which plans its statements once. */
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

/** The phones of a person that is created for a complaint. */
export const phonesOf = (description: PersonDescription) =>
  hasPhone(description) ? [description.phone] : [];

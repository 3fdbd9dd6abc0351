import { eq } from 'drizzle-orm';
import { complaints } from '#server/complaints/schema/complaints.ts';
import { complaintMerges } from '#server/persons/schema/merges.ts';
import { complaintPersons } from '#server/persons/schema/persons.ts';
import type { Office, Path } from './office.ts';

interface Make {
  complaint(place: Path, given: { staff_id?: number | null; creator_id?: number | null }): Promise<number>;
  person(place: Path): Promise<number>;
}

const pathOf = ({ parliament_id, assembly_id, mandal_id, area_id }: Path): Path => ({
  ...{ parliament_id, assembly_id, mandal_id, area_id },
});

/** Creates complaints with a known person, and merges. */
export function ofOnePerson({ db, clock }: Pick<Office, 'db' | 'clock'>, { complaint, person }: Make) {
  const link = (complaint_id: number, person_id: number) =>
    db.insert(complaintPersons).values({ complaint_id, person_id, created_at: clock.now });

  /** The person of a complaint, created if it has none; without a complaint a person at the place. */
  const personOf = async (place: Path, complaintId: number): Promise<number> => {
    const of = eq(complaintPersons.complaint_id, complaintId);
    const [known] = await db.select().from(complaintPersons).where(of);
    if (known) return known.person_id;
    const [first] = await db.select().from(complaints).where(eq(complaints.id, complaintId));
    const made = await person(first ? pathOf(first) : place);
    if (first) await link(complaintId, made);
    return made;
  };

  /** Another complaint of the same person and the same users. */
  const sibling = async (place: Path, of: number): Promise<number> => {
    const made = await personOf(place, of);
    const [first] = await db.select().from(complaints).where(eq(complaints.id, of));
    const { staff_id, creator_id } = first ?? {};
    const id = await complaint(first ? pathOf(first) : place, { staff_id, creator_id });
    await link(id, made);
    return id;
  };

  /** Merges a complaint into another one of its person. */
  const merged = async (source_id: number): Promise<number> => {
    const [source] = await db.select().from(complaints).where(eq(complaints.id, source_id));
    if (!source) throw new Error(`no complaint ${source_id}`);
    const target_id = await sibling(source, source_id);
    const merge = { source_id, target_id, status: 'open' as const, merged_at: clock.now };
    await db.insert(complaintMerges).values(merge);
    return source_id;
  };

  return { personOf, sibling, merged };
}

import { eq } from 'drizzle-orm';
import { CANDIDATE_ROLES } from '#contract/access/access.ts';
import { CANDIDATE_DESIGNATIONS, type CandidateDesignation } from '#contract/kernel/limits.ts';
import { SEAT_FIELDS, type SeatField } from '#contract/leaders/candidate.ts';
import { contactCategories } from '#server/kernel/db/namedTables.ts';
import type { Db, Tx } from '#server/kernel/db/open.ts';
import { checkPlaces } from '#server/kernel/db/places.ts';
import { invalidField, invalidFields } from '#server/kernel/errors/apiError.ts';
import type { Profile } from './profile.ts';

type Seat = Record<SeatField, number | null>;

/**
 * The seat that a designation requires; other place fields are ignored (CAN-01).
 * @throws 422 by field for places that are missing, do not belong together or do not exist
 */
export async function checkedSeat(
  db: Db | Tx,
  designation: CandidateDesignation,
  input: Seat,
): Promise<Seat> {
  const fields = SEAT_FIELDS[designation];
  const missing = fields.filter((field) => input[field] === null);
  if (missing.length > 0) {
    throw invalidFields(missing, 'required');
  }
  const of = (field: SeatField) => (fields.includes(field) ? input[field] : null);
  const [parliament_id, assembly_id, category_id] = [
    of('parliament_id'),
    of('assembly_id'),
    of('category_id'),
  ];
  await checkPlaces(db, { parliament_id, assembly_id });
  const ministry =
    category_id === null ? 1 : await db.$count(contactCategories, eq(contactCategories.id, category_id));
  if (ministry === 0) throw invalidField('category_id', 'unknownChoice');
  return { parliament_id, assembly_id, category_id };
}

const KNOWN: readonly string[] = CANDIDATE_DESIGNATIONS;
const isKnown = (designation: string | null): designation is CandidateDesignation =>
  KNOWN.includes(designation ?? '');

type SeatInput = Partial<Seat & { designation: string | null }>;

/**
 * The changes of a candidate and its account, whose role follows from the designation; absent fields do not change.
 * @throws 422 by field, as for a new candidate
 */
export async function changedSeat(db: Db | Tx, input: SeatInput, { candidate, user }: Profile) {
  const { parliament_id, assembly_id, category_id } = input;
  if (![input.designation, parliament_id, assembly_id, category_id].some(Boolean)) return {};
  const designation = input.designation ?? candidate.designation;
  if (!isKnown(designation)) throw invalidField('designation', 'notChoice');
  const { category_id: ministry, ...places } = await checkedSeat(db, designation, {
    parliament_id: parliament_id ?? user.parliament_id,
    assembly_id: assembly_id ?? user.assembly_id,
    category_id: category_id ?? candidate.category_id,
  });
  return {
    candidate: { designation, category_id: ministry },
    account: { ...places, role: CANDIDATE_ROLES[designation] },
  };
}

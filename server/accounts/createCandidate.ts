import { eq } from 'drizzle-orm';
import { CANDIDATE_ROLES } from '../../contract/access.ts';
import {
  type CandidateRow,
  type createCandidate as createCandidateCall,
  SEAT_FIELDS,
  type SeatField,
} from '../../contract/candidate.ts';
import { messages } from '../../contract/messages.ts';
import { contactCategories } from '../db/namedTables.ts';
import { checkPlaces } from '../db/places.ts';
import { refusalOf } from '../db/refusals.ts';
import { candidates, users } from '../db/schema/accounts.ts';
import { invalid, invalidField, notFound } from '../http/errors.ts';
import type { Context } from '../http/serve.ts';
import { readCandidates } from './candidates.ts';
import { lockPartyUser } from './partyUsers.ts';

type Given = Context<typeof createCandidateCall>;

/**
 * Makes a party user a candidate: he gets the role and the place of the seat, at once in every session of his, and
 * has to complete his profile (CAN-01).
 * @throws 422 by field; under `user_id` for accounts of other kinds and for somebody who is a candidate already
 */
export async function createCandidate(context: Given): Promise<CandidateRow> {
  const { body, db, now } = context;
  const { designation, user_id } = body;
  const { category_id, ...places } = seatOf(body);
  await checkPlaces(db, places);
  await checkMinistry(context, category_id);
  const user = await lockPartyUser(db, user_id);
  if (!user) throw invalidField('user_id', 'unknownChoice');
  const [row] = await db
    .insert(candidates)
    .values({ user_id, designation, category_id, created_at: now, updated_at: now })
    .returning({ id: candidates.id })
    .catch((error: unknown) => {
      throw refusalOf(error)?.rule === 'unique' ? invalidField('user_id', 'candidateTaken') : error;
    });
  const role = CANDIDATE_ROLES[designation];
  await db
    .update(users)
    .set({ ...places, role, profile_updated: false, updated_at: now, version: user.version + 1 })
    .where(eq(users.id, user_id));
  const [made] = await readCandidates(db, eq(candidates.id, row?.id ?? 0));
  if (!made) throw notFound();
  return made;
}

/** The seat that the designation asks for; what is sent besides counts for nothing. */
function seatOf(body: Given['body']): Record<SeatField, number | null> {
  const asked = SEAT_FIELDS[body.designation];
  const missing = asked.filter((field) => body[field] === null);
  if (missing.length > 0) {
    throw invalid(Object.fromEntries(missing.map((field) => [field, [messages.required]])));
  }
  const of = (field: SeatField) => (asked.includes(field) ? body[field] : null);
  return {
    parliament_id: of('parliament_id'),
    assembly_id: of('assembly_id'),
    category_id: of('category_id'),
  };
}

async function checkMinistry({ db }: Given, id: number | null) {
  const known = id === null || (await db.$count(contactCategories, eq(contactCategories.id, id))) > 0;
  if (!known) throw invalidField('category_id', 'unknownChoice');
}

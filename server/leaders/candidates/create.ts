import { eq } from 'drizzle-orm';
import { CANDIDATE_ROLES } from '#contract/access/access.ts';
import type { CandidateRow, createCandidate as createCandidateCall } from '#contract/leaders/candidate.ts';
import { users } from '#server/accounts/schema/accounts.ts';
import { lockPartyUser } from '#server/accounts/users/partyUsers.ts';
import { releaseComplaints } from '#server/complaints/releaseComplaints.ts';
import { openOffices } from '#server/desk/offices/openOffices.ts';
import { refusalOf } from '#server/kernel/db/constraints.ts';
import { changeRow, insertRow } from '#server/kernel/db/rows.ts';
import { invalidField, notFound } from '#server/kernel/errors/apiError.ts';
import type { Context } from '#server/kernel/http/serve.ts';
import { candidates } from '../schema/candidates.ts';
import { readCandidates } from './list.ts';
import { checkedSeat } from './seat.ts';

type CandidateContext = Context<typeof createCandidateCall>;

/**
 * Makes a party user a candidate: the account gets the role and place of the seat at once, in every session, and has to
 * complete the profile (CAN-01).
 * @throws 422 by field; under `user_id` for other kinds of accounts and for an existing candidate
 */
export async function createCandidate(context: CandidateContext): Promise<CandidateRow> {
  const { actor, body, db, now } = context;
  const { designation, user_id } = body;
  const { category_id, ...places } = await checkedSeat(db, designation, body);
  const user = await lockPartyUser(db, user_id);
  if (!user) throw invalidField('user_id', 'unknownChoice');
  const by = { created_at: now, updated_at: now, updated_by: actor.id };
  const seat = { user_id, designation, category_id };
  const { id } = await insertRow(db, candidates, { ...seat, ...by }).catch((error: unknown) => {
    throw refusalOf(error)?.rule === 'unique' ? invalidField('user_id', 'candidateTaken') : error;
  });
  const role = CANDIDATE_ROLES[designation];
  const account = await changeRow(context, users, user, {
    ...places,
    role,
    profile_updated: false,
    updated_by: actor.id,
  });
  await openOffices(db, [account]);
  await releaseComplaints(context, user, account);
  const [made] = await readCandidates(db, eq(candidates.id, id));
  if (!made) throw notFound();
  return made;
}

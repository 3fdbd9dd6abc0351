import { listComplaints } from '#contract/complaints/complaintCalls.ts';
import { addCauseMembers, type CauseName, createCause } from '#contract/persons/cause.ts';
import { checkNew, newValues } from '#src/custom/persons/causes/causeForm.ts';
import { startFrom } from '#src/custom/persons/causes/startFrom.ts';
import { ApiFailure, call } from '#src/dataProvider/http.ts';
import type { SameCause } from './complaintForm.ts';
import type { CreatedComplaint } from './submission.ts';

/**
 * Puts a complaint that was recorded into the cause of the one that it is like; where that has none, one is made of both
 * (PER-16). Asked first, since it may have come into one meanwhile, also by a try whose answer got lost.
 */
export async function joinCause({ id }: CreatedComplaint, same: SameCause): Promise<CauseName> {
  const { data } = await call(listComplaints, { query: { ids: [same.id], page: 1, per_page: 1 } });
  const like = data.find((row) => row.id === same.id);
  if (!like) throw new ApiFailure(404, 'rules.notFound');
  if (like.cause) {
    await call(addCauseMembers, { params: { id: like.cause.id }, body: { complaint_ids: [id] } });
    return like.cause;
  }
  const start = { ...(await startFrom([like], () => same.title)), complaintIds: [like.id, id] };
  const { body, refusals } = checkNew(start)(newValues(start));
  if (!body) throw new ApiFailure(422, Object.values(refusals)[0] ?? 'rules.invalid');
  return call(createCause, { body });
}

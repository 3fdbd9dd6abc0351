import { takeInbox } from '#contract/messages/inbox.ts';
import { call } from '#src/dataProvider/call.ts';
import { ApiFailure } from '#src/dataProvider/http.ts';
import type { TakenMessage } from './complaintForm.ts';
import type { CreatedComplaint } from './submission.ts';

/**
 * Says that a complaint was recorded from what a citizen has sent (MSG-15). Where somebody else has said meanwhile what becomes of
 * it, or it is gone, the complaint stays recorded all the same: 'before'.
 */
export async function takeMessage(
  { id }: CreatedComplaint,
  message: TakenMessage,
): Promise<'now' | 'before'> {
  try {
    await call(takeInbox, {
      params: { id: message.id },
      body: { take: 'new_case', complaint_id: id },
      headers: { 'Idempotency-Key': message.key },
    });
    return 'now';
  } catch (failure) {
    if (failure instanceof ApiFailure && [404, 422].includes(failure.status)) return 'before';
    throw failure;
  }
}

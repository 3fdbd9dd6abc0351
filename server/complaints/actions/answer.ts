import type { addResponse as call } from '#contract/complaints/complaintCalls.ts';
import { isClosed, type Status } from '#contract/complaints/complaintStatus.ts';
import { names } from '#server/kernel/db/names.ts';
import { insertRow } from '#server/kernel/db/rows.ts';
import { refuseOlder } from '#server/kernel/errors/apiError.ts';
import type { Context } from '#server/kernel/http/serve.ts';
import { addHistory, assertAllowedNow, changeComplaint, lockForAction, withStatus } from '../change.ts';
import { closeWith, reopenWith } from '../closeAndReopen.ts';
import { announce, type Work } from '../events.ts';
import type { HistoryCoded } from '../historyTexts.ts';
import { recordOf } from '../record.ts';
import { responseOf } from '../responses.ts';
import type { Complaint } from '../row.ts';
import { complaintResponses } from '../schema/complaints.ts';

/**
 * Records an answer to the citizen; the complaint takes its status (API-07). A closed complaint cannot be closed
 * again. @throws 409 for an older version
 */
export async function answerComplaint(context: Work & Pick<Context<typeof call>, 'body'>) {
  const { actor, body, db } = context;
  const action = isClosed(body.status) ? 'resolve' : 'reply';
  const work = await lockForAction(action, context, body.complaint_id);
  const { complaint, now } = work;
  await refuseOlder(body.version, complaint, () => recordOf(work, complaint));
  const isClosing = !isClosed(complaint.status) && isClosed(body.status);
  const isReopening = isClosed(complaint.status) && !isClosed(body.status);
  if (isReopening) await assertAllowedNow('reopen', work, complaint);
  await announce(work, 'answering', { complaint, message: body.message });
  const created = await insertRow(db, complaintResponses, {
    complaint_id: complaint.id,
    creator_id: actor.id,
    message: body.message,
    status: body.status,
    created_at: now,
  });
  const event = {
    status: body.status,
    action: 'replied' as const,
    more: { message: [null, body.message] as [null, string] },
  };
  if (isClosing) await closeWith(work, complaint, event);
  else if (isReopening) await reopenWith(work, complaint, event);
  else {
    const changes = complaint.status === body.status ? {} : withStatus(complaint, body.status, now);
    await changeComplaint(work, complaint, changes, event.action, event.more);
  }
  await addHistory(work, complaint.id, entryOf(complaint, body.status));
  return responseOf(created, [], await names(db));
}

function entryOf({ status }: Complaint, next: Status): HistoryCoded {
  if (isClosed(next)) return { code: 'resolved' };
  if (isClosed(status)) return { code: 'answeredAgain' };
  return status === next ? { code: 'answered' } : { code: 'answeredNow', values: { to: next } };
}

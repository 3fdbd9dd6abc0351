import type { Addition, CreatedComplaint } from '#src/components/slots/recordingPart.ts';
import { comesBeforeWork, leavesOpen } from '#src/dataProvider/idempotencyKey.ts';
import { type Attachment, inSendingOrder } from './attachments.ts';
import { type ComplaintPayload, samePayload } from './complaintForm.ts';

/**
 * How far a complaint has come on its way to the server; kept with the draft, so that sending goes on after a
 * failure or a reload where it stopped (CRE-11).
 */
export interface Delivery {
  /** What was last sent, under which Idempotency-Key; null before the first try and after a refusal. */
  attempt: { key: string; payload: ComplaintPayload } | null;
  /** Null as long as no answer has confirmed the complaint. */
  complaint: CreatedComplaint | null;
  /** Ids of the attachments that the server has. */
  uploaded: readonly string[];
  /** What is being added to another complaint instead, as long as it is not known whether it was. */
  addition?: Addition | null;
}

export const NOTHING_SENT: Delivery = { attempt: null, complaint: null, uploaded: [] };

/** What has to be done next for a complaint that is recorded. */
export type RecordingStep =
  | { name: 'create'; key: string; payload: ComplaintPayload }
  | { name: 'correct'; complaint: CreatedComplaint; payload: ComplaintPayload }
  | { name: 'upload'; complaint: CreatedComplaint; attachment: Attachment; uploaded: number; total: number }
  | { name: 'finished'; complaint: CreatedComplaint };

/** The same, or that what was written is being added to another one. */
export type Step = RecordingStep | { name: 'add'; complaint: CreatedComplaint };

/**
 * The next step towards a complaint that is on the server once, with the form's content and every attachment.
 * A try whose answer got lost is repeated word for word under its own key, which creates the complaint or
 * finds it; only then what was changed since goes as a correction of that one complaint.
 */
export function nextStep(
  { attempt, complaint, uploaded }: Delivery,
  payload: ComplaintPayload,
  attachments: readonly Attachment[],
): RecordingStep {
  if (!complaint) return { name: 'create', ...(attempt ?? { key: crypto.randomUUID(), payload }) };
  if (attempt && !samePayload(attempt.payload, payload)) return { name: 'correct', complaint, payload };
  const attachment = inSendingOrder(attachments).find(({ id }) => !uploaded.includes(id));
  if (!attachment) return { name: 'finished', complaint };
  const uploadedCount = attachments.filter(({ id }) => uploaded.includes(id)).length;
  return { name: 'upload', complaint, attachment, uploaded: uploadedCount, total: attachments.length };
}

/** The delivery while a step is under way: a create is noted before it leaves. */
export function begun(delivery: Delivery, step: RecordingStep): Delivery {
  return step.name === 'create'
    ? { ...delivery, attempt: { key: step.key, payload: step.payload } }
    : delivery;
}

/** The delivery once a step has worked; `complaint` is the answer of a create. */
export function succeeded(delivery: Delivery, step: RecordingStep, complaint?: CreatedComplaint): Delivery {
  if (step.name === 'create') return { ...delivery, complaint: complaint ?? null };
  if (step.name === 'correct')
    return { ...delivery, attempt: delivery.attempt && { ...delivery.attempt, payload: step.payload } };
  if (step.name === 'upload') return { ...delivery, uploaded: [...delivery.uploaded, step.attachment.id] };
  return delivery;
}

/**
 * The delivery after a step has failed with an HTTP status, 0 for no answer; `before` is what it was before the step. A
 * refusal of a create leaves nothing behind on the server; after others nobody knows.
 */
export function failed(before: Delivery, step: RecordingStep, status: number): Delivery {
  if (leavesOpen(status)) return begun(before, step);
  return step.name === 'create' && !comesBeforeWork(status) ? { ...before, attempt: null } : before;
}

/** Something may already be on the server: the button reads 'Retry'. */
export const isUnfinished = ({ attempt, complaint, addition }: Delivery) =>
  attempt !== null || complaint !== null || Boolean(addition);

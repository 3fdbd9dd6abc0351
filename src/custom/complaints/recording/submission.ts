import type { Addition, CreatedComplaint } from '#src/components/slots/recordingPart.ts';
import { comesBeforeWork, leavesOpen } from '#src/dataProvider/idempotencyKey.ts';
import { type Attachment, inSendingOrder } from './attachments.ts';
import { type ComplaintPayload, samePayload } from './complaintForm.ts';

/**
 * The sending progress of a complaint, stored with the draft. After a failure or a reload, sending continues where it
 * stopped (CRE-11).
 */
export interface Delivery {
  /** The last request and its Idempotency-Key; null before the first try and after a rejection. */
  attempt: { key: string; payload: ComplaintPayload } | null;
  /** Null until an answer confirms the complaint. */
  complaint: CreatedComplaint | null;
  /** Ids of the uploaded attachments. */
  uploaded: readonly string[];
  /** A running addition to another complaint, until its result is known. */
  addition?: Addition | null;
}

export const NOTHING_SENT: Delivery = { attempt: null, complaint: null, uploaded: [] };

/** The next step for a complaint that is recorded. */
export type RecordingStep =
  | { name: 'create'; key: string; payload: ComplaintPayload }
  | { name: 'correct'; complaint: CreatedComplaint; payload: ComplaintPayload }
  | { name: 'upload'; complaint: CreatedComplaint; attachment: Attachment; uploaded: number; total: number }
  | { name: 'finished'; complaint: CreatedComplaint };

/** Such a step, or an addition to another complaint. */
export type Step = RecordingStep | { name: 'add'; complaint: CreatedComplaint };

/**
 * The next step to create the complaint exactly once, with all attachments. After a lost answer the same request is
 * repeated with its idempotency key, which creates the complaint or finds it. Only then later changes are sent as a
 * correction.
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

/** The delivery during a step: a create is stored before it is sent. */
export function begun(delivery: Delivery, step: RecordingStep): Delivery {
  return step.name === 'create'
    ? { ...delivery, attempt: { key: step.key, payload: step.payload } }
    : delivery;
}

/** The delivery after a successful step; `complaint` is the answer of a create. */
export function succeeded(delivery: Delivery, step: RecordingStep, complaint?: CreatedComplaint): Delivery {
  if (step.name === 'create') return { ...delivery, complaint: complaint ?? null };
  if (step.name === 'correct')
    return { ...delivery, attempt: delivery.attempt && { ...delivery.attempt, payload: step.payload } };
  if (step.name === 'upload') return { ...delivery, uploaded: [...delivery.uploaded, step.attachment.id] };
  return delivery;
}

/**
 * The delivery after a step failed with an HTTP status, 0 for no answer; `before` is the delivery before the step. A
 * rejected create leaves nothing on the server; after other failures that is unknown.
 */
export function failed(before: Delivery, step: RecordingStep, status: number): Delivery {
  if (leavesOpen(status)) return begun(before, step);
  return step.name === 'create' && !comesBeforeWork(status) ? { ...before, attempt: null } : before;
}

/** Parts may already be on the server: the button reads 'Retry'. */
export const isUnfinished = ({ attempt, complaint, addition }: Delivery) =>
  attempt !== null || complaint !== null || Boolean(addition);

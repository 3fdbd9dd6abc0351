import { addedFileFields, addToComplaint } from '#contract/persons/similar.ts';
import { call } from '#src/dataProvider/call.ts';
import { ApiFailure } from '#src/dataProvider/http.ts';
import { comesBeforeWork, leavesOpen } from '#src/dataProvider/idempotencyKey.ts';
import { type Attachment, inSendingOrder } from './attachments.ts';
import type { ComplaintValues, TakenMessage } from './complaintForm.ts';
import { StepFailure } from './deliver.ts';
import type { Addition, CreatedComplaint, Delivery, Step } from './submission.ts';
import { takeMessage } from './takeMessage.ts';

/** What of a form is added: whose it is, and the words. */
export const additionOf = (
  to: CreatedComplaint,
  { name, phone, details }: ComplaintValues,
  person_id?: number,
): Addition => ({
  key: crypto.randomUUID(),
  to,
  payload: { name, phone, details: details ?? '', ...(person_id ? { person_id } : {}) },
});

interface Adding {
  delivery: Delivery;
  addition: Addition;
  attachments: readonly Attachment[];
  /** What it was written from: done with it (MSG-15). */
  message?: TakenMessage | null;
  show: (step: Step) => void;
  keep: (delivery: Delivery) => Promise<void>;
}

/**
 * Adds words and files in one call, or throws a `StepFailure`: then all is still in the form. As long as nobody knows whether
 * a try was saved, it is kept and repeated word for word, which adds it once.
 */
export async function deliverAddition({ delivery, addition, attachments, message, show, keep }: Adding) {
  const { key, to, payload } = addition;
  const step = { name: 'add', complaint: to } as const;
  const files = inSendingOrder(attachments).map(({ file }, at) => [addedFileFields[at], file]);
  show(step);
  await keep({ ...delivery, addition });
  try {
    await call(addToComplaint, {
      params: { id: to.id },
      body: { ...payload, ...Object.fromEntries(files) },
      headers: { 'Idempotency-Key': key },
    });
    if (message) await takeMessage(to, message);
  } catch (error) {
    if (!(error instanceof ApiFailure)) throw error;
    const { status } = error;
    const isOpen = leavesOpen(status) || (comesBeforeWork(status) && delivery.addition);
    await keep({ ...delivery, addition: isOpen ? addition : null });
    throw new StepFailure(step, error);
  }
  show({ name: 'finished', complaint: { ...to, added: true } });
}

import { addComplaintMedia, createComplaint, updateComplaint } from '#contract/complaints/complaintCalls.ts';
import type { Addition, CreatedComplaint, RecordingPart } from '#src/components/slots/recordingPart.ts';
import { call } from '#src/dataProvider/call.ts';
import { ApiFailure } from '#src/dataProvider/http.ts';
import { comesBeforeWork, leavesOpen } from '#src/dataProvider/idempotencyKey.ts';
import { type Attachment, inSendingOrder } from './attachments.ts';
import { type ComplaintPayload, samePayload } from './complaintForm.ts';
import {
  begun,
  type Delivery,
  failed,
  nextStep,
  type RecordingStep,
  type Step,
  succeeded,
} from './submission.ts';

interface Delivering {
  delivery: Delivery;
  attachments: readonly Attachment[];
  /** Called before each step, for the progress dialog. */
  show: (step: Step) => void;
  /** Stores the progress before and after each step. */
  keep: (delivery: Delivery) => Promise<void>;
}

/** A failed step; `message` is the reason from the server or the network. */
export class StepFailure extends Error {
  readonly step: Step;
  readonly failure: ApiFailure;

  constructor(step: Step, failure: ApiFailure) {
    super(failure.message);
    this.step = step;
    this.failure = failure;
  }
}

/**
 * Creates the complaint in one call and uploads its attachments one after the other (CRE-08, CRE-09). Throws a
 * `StepFailure`.
 */
export async function deliver({
  delivery,
  payload,
  attachments,
  show,
  keep,
}: Delivering & { payload: ComplaintPayload }): Promise<void> {
  let current = delivery;
  for (;;) {
    const step = nextStep(current, payload, attachments);
    show(step);
    if (step.name === 'finished') return;
    const before = current;
    current = begun(before, step);
    await keep(current);
    try {
      current = succeeded(current, step, await perform(step));
    } catch (error) {
      if (!(error instanceof ApiFailure)) throw error;
      current = failed(before, step, error.status);
      if (!isOutdated(step, current, payload)) {
        await keep(current);
        throw new StepFailure(step, error);
      }
    }
    await keep(current);
  }
}

/** The rejected request had older values, so the form's present values were not tried yet. */
const isOutdated = (step: RecordingStep, { attempt }: Delivery, payload: ComplaintPayload) =>
  step.name === 'create' && attempt === null && !samePayload(step.payload, payload);

async function perform(
  step: Exclude<RecordingStep, { name: 'finished' }>,
): Promise<CreatedComplaint | undefined> {
  switch (step.name) {
    case 'create': {
      const answer = await call(createComplaint, {
        body: step.payload,
        headers: { 'Idempotency-Key': step.key },
      });
      return { id: answer.id, complaint_number: answer.complaint_number, answer };
    }
    case 'correct':
      await call(updateComplaint, { params: { id: step.complaint.id }, body: step.payload });
      return;
    case 'upload':
      await call(addComplaintMedia, {
        body: { complaint_id: step.complaint.id, file: step.attachment.file },
        headers: { 'Idempotency-Key': step.attachment.id },
      });
  }
}

interface Adding extends Delivering {
  addition: Addition;
  send: NonNullable<RecordingPart['addition']>['send'];
}

/**
 * Adds text and files to an existing complaint in one call. After a `StepFailure` the form keeps its values. While the
 * result of a try is unknown, the same request is repeated, which adds it once.
 */
export async function deliverAddition({ delivery, addition, send, attachments, show, keep }: Adding) {
  const step = { name: 'add', complaint: addition.to } as const;
  show(step);
  await keep({ ...delivery, addition });
  try {
    const files = inSendingOrder(attachments).map(({ file }) => file);
    const answer = await send(addition, files);
    show({ name: 'finished', complaint: { ...addition.to, added: true, answer } });
  } catch (error) {
    if (!(error instanceof ApiFailure)) throw error;
    const isOpen = leavesOpen(error.status) || (comesBeforeWork(error.status) && delivery.addition);
    await keep({ ...delivery, addition: isOpen ? addition : null });
    throw new StepFailure(step, error);
  }
}

import {
  addComplaintMedia,
  createComplaint,
  listComplaints,
  updateComplaint,
} from '#contract/complaints/complaintCalls.ts';
import { addCauseMembers, type CauseName, createCause } from '#contract/persons/cause.ts';
import { checkNew, newValues } from '#src/custom/persons/causes/causeForm.ts';
import { startFrom } from '#src/custom/persons/causes/startFrom.ts';
import { call } from '#src/dataProvider/call.ts';
import { ApiFailure } from '#src/dataProvider/http.ts';
import type { Attachment } from './attachments.ts';
import { type ComplaintPayload, type SameCause, samePayload, type TakenMessage } from './complaintForm.ts';
import {
  begun,
  type CreatedComplaint,
  type Delivery,
  failed,
  nextStep,
  type RecordingStep,
  type Step,
  succeeded,
} from './submission.ts';
import { takeMessage } from './takeMessage.ts';

/**
 * Puts a complaint that was recorded into the cause of the one that it is like; where that has none, one is made of both
 * (PER-16). Asked first, since it may have come into one meanwhile, also by a try whose answer got lost.
 */
async function joinCause({ id }: CreatedComplaint, same: SameCause): Promise<CauseName> {
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

interface Delivering {
  delivery: Delivery;
  payload: ComplaintPayload;
  attachments: readonly Attachment[];
  /** With which complaint it goes into one cause. */
  same?: SameCause | null;
  /** What it is recorded from. */
  message?: TakenMessage | null;
  /** Told before each step, for the progress dialog. */
  show: (step: Step) => void;
  /** Keeps how far it has come, before and after each step. */
  keep: (delivery: Delivery) => Promise<void>;
}

/** A step that did not work; `message` is the reason as the server or the network gave it. */
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
 * Creates the complaint, uploads its attachments one after the other (CRE-08, CRE-09), says that what it was recorded from
 * is done (MSG-15) and puts it into its cause (PER-16), or throws a `StepFailure`.
 */
export async function deliver({
  delivery,
  payload,
  attachments,
  same,
  message,
  show,
  keep,
}: Delivering): Promise<void> {
  let current = delivery;
  for (;;) {
    const step = nextStep(current, payload, attachments, same, message);
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

/** What was refused is no longer what the form says: the form's own content has not been tried yet. */
const isOutdated = (step: RecordingStep, { attempt }: Delivery, payload: ComplaintPayload) =>
  step.name === 'create' && attempt === null && !samePayload(step.payload, payload);

async function perform(
  step: Exclude<RecordingStep, { name: 'finished' }>,
): Promise<CreatedComplaint | undefined> {
  switch (step.name) {
    case 'create': {
      const { id, complaint_number, person_id } = await call(createComplaint, {
        body: step.payload,
        headers: { 'Idempotency-Key': step.key },
      });
      return { id, complaint_number, person_id };
    }
    case 'correct':
      await call(updateComplaint, { params: { id: step.complaint.id }, body: step.payload });
      return;
    case 'upload':
      await call(addComplaintMedia, {
        body: { complaint_id: step.complaint.id, file: step.attachment.file },
        headers: { 'Idempotency-Key': step.attachment.id },
      });
      return;
    case 'take':
      return { ...step.complaint, taken: await takeMessage(step.complaint, step.message) };
    case 'join':
      return { ...step.complaint, cause: await joinCause(step.complaint, step.same) };
  }
}

import * as z from 'zod/mini';
import { closingInput } from '#contract/closing/closingCalls.ts';
import { STATUSES } from '#contract/complaints/complaintStatus.ts';
import { refusals, taskState } from '#contract/desk/task.ts';
import { defineCall } from '#contract/kernel/define.ts';
import { choice, flag, id, ids, longText, optional } from '#contract/kernel/fields.ts';

/** A recipient of an answer, in a dry run. */
const recipient = z.object({
  id: z.int(),
  number: z.string(),
  name: z.string(),
  /** The number of messages to its citizen. */
  messages: z.int(),
  /** Whether a file, a report or a call is evidence of the solution (REF-16). */
  evidence: z.boolean(),
});
export type Recipient = z.output<typeof recipient>;

/**
 * One answer to all, or to `member_ids`: each with the effect of `complaint/response`, or with `close` that of
 * `complaint/close`, including outcome and reason. `answer_id` repeats an earlier one for complaints that joined since.
 * `dry_run` lists the recipients (PER-19).
 */
export const answerCause = defineCall({
  method: 'POST',
  path: 'cause/:id/answer',
  may: ['cause', 'edit'],
  body: {
    message: optional(longText()),
    status: optional(choice(STATUSES)),
    close: optional(flag()),
    ...closingInput,
    answer_id: optional(id()),
    member_ids: optional(ids()),
    dry_run: optional(flag()),
  },
  answer: z.object({
    total: z.int(),
    possible: z.int(),
    refused: refusals,
    /**
     * The recipients, oldest first, at most as many as `member_ids` takes; only in a dry run, since the task lists
     * each.
     */
    members: z.array(recipient),
    /** Another user has to approve each closing (REF-21). */
    to_approve: z.boolean(),
    /** The office asks for confirmation before it closes a complaint as solved without evidence (REF-16). */
    asks_evidence: z.boolean(),
    /** The number of messages to citizens. */
    messages: z.int(),
    /** The task; null in a dry run. */
    job: z.nullable(taskState),
  }),
});

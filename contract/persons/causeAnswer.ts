import * as z from 'zod/mini';
import { closingInput } from '#contract/closing/closingCalls.ts';
import { STATUSES } from '#contract/complaints/complaintStatus.ts';
import { refusals, taskState } from '#contract/desk/task.ts';
import { defineCall } from '#contract/kernel/define.ts';
import { choice, flag, id, ids, longText, optional } from '#contract/kernel/fields.ts';

/** A grievance that gets an answer, as a dry run names it. */
const recipient = z.object({
  id: z.int(),
  number: z.string(),
  name: z.string(),
  /** How many messages go out to its citizen. */
  messages: z.int(),
  /** Whether a file, a report or a call shows that it was solved (REF-16). */
  evidence: z.boolean(),
});
export type Recipient = z.output<typeof recipient>;

/**
 * One answer to all, or to `member_ids`: for each what `complaint/response` does, or with `close` what `complaint/close` does, by
 * outcome and reason too. With `answer_id` an earlier one, for who has joined since. `dry_run` says who would get it (PER-19).
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
    /** Who gets it, oldest first, at most as many as `member_ids` takes; of a dry run alone, since the work names each. */
    members: z.array(recipient),
    /** None is closed before somebody else has approved it (REF-21). */
    to_approve: z.boolean(),
    /** The office asks once before one is called solved without evidence (REF-16). */
    asks_evidence: z.boolean(),
    /** How many messages to citizens go out with it. */
    messages: z.int(),
    /** What does it; null of a dry run. */
    job: z.nullable(taskState),
  }),
});

import * as z from 'zod/mini';
import { STATUSES } from './complaintStatus.ts';
import { defineCall } from './define.ts';
import { choice, flag, id, ids, longText, optional } from './fields.ts';
import { refusals, taskState } from './task.ts';

/**
 * One answer to all, or to `member_ids`: for each what `complaint/response` does, or with `close` what `complaint/close`
 * does. With `answer_id` an earlier one, for who has joined since. `dry_run` says who would get it (PER-19).
 */
export const answerCause = defineCall({
  method: 'POST',
  path: 'cause/:id/answer',
  may: ['cause', 'edit'],
  body: {
    message: optional(longText()),
    status: optional(choice(STATUSES)),
    close: optional(flag()),
    answer_id: optional(id()),
    member_ids: optional(ids()),
    dry_run: optional(flag()),
  },
  answer: z.object({
    total: z.int(),
    possible: z.int(),
    refused: refusals,
    /** How many messages to citizens go out with it. */
    messages: z.int(),
    /** What does it; null of a dry run. */
    job: z.nullable(taskState),
  }),
});

import type { LetterRecord } from '#contract/letters/letterFields.ts';
import type { cancelLetter as call } from '#contract/letters/letterSending.ts';
import { changeRow } from '#server/kernel/db/rows.ts';
import { invalidField } from '#server/kernel/errors/apiError.ts';
import type { Context } from '#server/kernel/http/serve.ts';
import { letterRecord, lockLetter } from './record.ts';
import { recordLetterChange } from './recordLetterChange.ts';
import type { LetterRules } from './rules.ts';
import { letters } from './schema/letters.ts';

/**
 * Cancels a sent letter: its number is never used again, and the stored PDF stays (REF-06). The referral that it
 * carried must be sent again. @throws 403, 404, 422 as the contract says
 */
export const cancelLetter =
  (rules: LetterRules) =>
  async (context: Context<typeof call>): Promise<LetterRecord> => {
    const { actor, body, db, now, params } = context;
    await rules.lock(db, params.id);
    const { letter } = await lockLetter(context, params.id);
    if (letter.state === 'draft') throw invalidField('id', 'letterNotSent');
    if (letter.state === 'cancelled') throw invalidField('id', 'letterCancelled');
    const cancelled = await changeRow(context, letters, letter, {
      state: 'cancelled',
      cancelled_at: now,
      cancelled_by: actor.id,
      cancel_reason: body.reason,
    });
    await recordLetterChange(context, letter, 'letterCancelled', { reason: [null, body.reason] });
    await rules.cancelled(context, cancelled);
    return letterRecord(context, cancelled);
  };

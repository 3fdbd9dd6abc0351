import * as z from 'zod/mini';
import { referralTexts } from '#contract/letters/referral.ts';
import type { MacroStep, StepOutcome } from '#contract/replies/macro.ts';
import { fillPlaceholders } from '#contract/replies/placeholders.ts';
import { lockForAction } from '#server/complaints/change.ts';
import type { Work } from '#server/complaints/events.ts';
import { invalidBy } from '#server/kernel/errors/apiError.ts';
import { draftReferrals } from '#server/letters/referrals/create.ts';
import { languageOf } from '#server/letters/referrals/letters/texts.ts';
import { checkFilledIn, fillingOf } from '../filling.ts';

type Step = Extract<MacroStep, { kind: 'refer' }>;
type ReferOutcome = Extract<StepOutcome, { kind: 'refer' }>;

/**
 * Drafts a macro's referral of a complaint, in the language of its text; only a dispatcher sends it (REF-01).
 * @throws 422 for a closed complaint, an officer of another place, a placeholder without a value, and a text that is
 * too long
 */
export async function refer(
  work: Work,
  id: number,
  { kind, contact_ids, way, ...texts }: Step,
): Promise<ReferOutcome> {
  const { complaint } = await lockForAction('forwardToOfficer', work, id);
  const { values } = await fillingOf(work.db, complaint);
  const language = languageOf(`${texts.subject} ${texts.request}`);
  const subject = fillPlaceholders(texts.subject, values, language);
  const request = fillPlaceholders(texts.request, values, language);
  checkFilledIn(`${subject} ${request}`);
  checkTexts({ subject, request });
  const made = await draftReferrals(work, {
    contact_ids,
    way,
    subject,
    request,
    complaint_id: id,
    cause_id: null,
    copies_to: [],
    due_on: null,
    portal_name: null,
    portal_number: null,
  });
  const to = made.flatMap(({ contact_id, addressee }) =>
    contact_id !== null && addressee ? [{ id: contact_id, name: addressee.name }] : [],
  );
  return { kind, to, way, subject, request };
}

const TEXTS = z.object(referralTexts);

/**
 * Filled-in texts may be longer than the stored ones.
 * @throws 422 as the single call
 */
function checkTexts(texts: z.output<typeof TEXTS>): void {
  const [issue] = z.safeParse(TEXTS, texts).error?.issues ?? [];
  if (issue) throw invalidBy([issue]);
}

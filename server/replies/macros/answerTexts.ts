import { eq } from 'drizzle-orm';
import type { Language } from '#contract/kernel/languages.ts';
import type { MacroStep, StepOutcome } from '#contract/replies/macro.ts';
import { fillPlaceholders } from '#contract/replies/placeholders.ts';
import { languagesOf } from '#contract/replies/reply.ts';
import type { Complaint } from '#server/complaints/row.ts';
import type { Db, Tx } from '#server/kernel/db/open.ts';
import { invalidField } from '#server/kernel/errors/apiError.ts';
import { fillingOf } from '../filling.ts';
import { replies } from '../schema/macros.ts';

type AnswerStep = Extract<MacroStep, { kind: 'answer' }>;
type Texts = Extract<StepOutcome, { kind: 'answer' }>['texts'];

/**
 * The answer of a macro for a complaint, with known values filled in: for a quick reply in each of its languages, the
 * preferred ones first.
 * @throws 422 for a deleted reply
 */
export async function answerTexts(
  db: Db | Tx,
  complaint: Complaint,
  { reply_id, message }: AnswerStep,
  languages: (Language | null)[],
): Promise<Texts> {
  const { values } = await fillingOf(db, complaint);
  if (message !== null) {
    const language = languages.find((each) => each !== null) ?? 'en';
    return [{ language: null, text: fillPlaceholders(message, values, language) }];
  }
  const [reply] = await db
    .select({ texts: replies.texts })
    .from(replies)
    .where(eq(replies.id, reply_id ?? 0));
  if (!reply) throw invalidField('message', 'unknownChoice');
  return languagesOf(reply.texts, ...languages).map((language) => ({
    language,
    text: fillPlaceholders(reply.texts[language] ?? '', values, language),
  }));
}

import { codedText } from '#contract/kernel/coded.ts';
import { type ErrorCode, errorTexts } from '#contract/kernel/errorTexts.ts';
import type { CodedRefusal } from '#contract/kernel/rule.ts';
import type { FieldErrors } from '#server/kernel/errors/apiError.ts';
import type { PublicLanguage } from './words.ts';

/** Errors of a reply, in the language of the page (REF-14). */
const TELUGU: Partial<Record<ErrorCode, string>> = {
  required: 'ఈ వివరం తప్పనిసరి.',
  tooLong: 'ఈ పాఠ్యం చాలా పొడవుగా ఉంది.',
  notDate: 'దయచేసి తేదీని నమోదు చేయండి.',
  notChoice: 'దయచేసి ఇచ్చిన వాటిలో ఒకదాన్ని ఎంచుకోండి.',
  amountNeeded: 'మంజూరైన మొత్తాన్ని రూపాయల్లో నమోదు చేయండి.',
  dueInPast: 'ఈ రోజు లేదా తర్వాతి రోజును ఎంచుకోండి.',
  receivedBeforeWritten: 'మీ లేఖ తేదీ ఈ రోజు తర్వాత ఉండకూడదు.',
  attachmentSize: 'ఫైల్ 2 MB పరిమితిని మించింది. దయచేసి చిన్న ఫైల్‌ను పంపండి.',
  attachmentType: 'చిత్రాలు, PDF ఫైళ్లు, వాయిస్ రికార్డింగ్‌లను మాత్రమే పంపవచ్చు.',
};
const ENGLISH: typeof TELUGU = { receivedBeforeWritten: 'The date of your letter cannot be after today.' };
const WRONG: Record<PublicLanguage, string> = {
  en: errorTexts.invalid,
  te: 'దయచేసి వివరాలను సరిచూడండి.',
};
const FIELDS = ['promised_on', 'action', 'amount', 'reason', 'text', 'their_date', 'file'];

/** Translates the errors and assigns each to a field of the page; errors of no visible field go to the text. */
export function replyErrors(errors: FieldErrors, language: PublicLanguage): Record<string, string[]> {
  const said = Object.entries(errors).map(([field, [refusal]]): [string, string[]] => {
    const at = field === 'received_on' ? 'their_date' : field;
    return [FIELDS.includes(at) ? at : 'text', [inLanguage(refusal, language)]];
  });
  return Object.fromEntries(said);
}

function inLanguage(refusal: CodedRefusal | undefined, language: PublicLanguage): string {
  if (!refusal) return WRONG[language];
  if (language === 'en') return ENGLISH[refusal.code] ?? codedText(refusal);
  return TELUGU[refusal.code] ?? WRONG[language];
}

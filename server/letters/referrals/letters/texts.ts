import type { LetterText } from '#contract/letters/letterKinds.ts';
import type { Side } from '#contract/letters/letterText.ts';

/** Guesses the language of a text: Telugu or Hindi by its script, else English. */
export function languageOf(text: string): Side {
  if (/\p{Script=Telugu}/u.test(text)) return 'te';
  return /\p{Script=Devanagari}/u.test(text) ? 'hi' : 'en';
}

/** Inserts the request before the last paragraph of a template, which is its closing. */
export function withRequest(template: LetterText | undefined, content: LetterText): LetterText {
  const subject = content.subject || (template?.subject ?? '');
  if (!template || !content.body) return { subject, body: content.body || (template?.body ?? '') };
  const paragraphs = template.body.split(/\n{2,}/);
  const end = paragraphs.length > 1 ? paragraphs.splice(-1) : [];
  return { subject, body: [...paragraphs, content.body, ...end].join('\n\n') };
}

/** The reminder text for an office without a template (REF-09). */
const PLAIN: Record<Side, { subject: string; body: string }> = {
  en: {
    subject: 'Reminder %{step}: %{subject}',
    body: 'Sir/Madam,\n\nOur letter %{ref} of %{day} has not been answered. Kindly let us know what was done.',
  },
  te: {
    subject: 'జ్ఞాపిక %{step}: %{subject}',
    body: 'అయ్యా/అమ్మా,\n\n%{day} నాటి మా లేఖ %{ref} కు ఇంకా సమాధానం రాలేదు. తీసుకున్న చర్యను దయచేసి తెలియజేయగలరు.',
  },
  hi: {
    subject: 'अनुस्मारक %{step}: %{subject}',
    body: 'महोदय/महोदया,\n\nदिनांक %{day} के हमारे पत्र %{ref} का उत्तर नहीं मिला है। कृपया बताएँ कि क्या कार्रवाई की गई।',
  },
};

export function plainReminder(
  side: Side,
  values: Record<'step' | 'subject' | 'ref' | 'day', string>,
): LetterText {
  const said = (text: string) =>
    text.replaceAll(/%\{(\w+)\}/g, (_, name: string) => values[name as keyof typeof values] ?? '');
  return { subject: said(PLAIN[side].subject), body: said(PLAIN[side].body) };
}

import type { LetterKind, LetterLanguage } from '#contract/letters/letterKinds.ts';
import type { LetterTemplate } from '#contract/letters/letterTemplate.ts';
import { SIDES, type Side, sidesOf } from '#contract/letters/letterText.ts';

export interface TemplateValues {
  kind: LetterKind;
  name: string;
  language: LetterLanguage;
  texts: Record<Side, Record<'subject' | 'body', string>>;
}

export const valuesOf = (template?: LetterTemplate): TemplateValues => ({
  kind: template?.kind ?? 'referral',
  name: template?.name ?? '',
  language: template?.language ?? 'te',
  texts: Object.fromEntries(
    SIDES.map((side) => [side, template?.texts[side] ?? { subject: '', body: '' }]),
  ) as TemplateValues['texts'],
});

/** The request body: the texts in the template's languages. */
export const written = ({ texts, language, ...rest }: TemplateValues) => ({
  ...rest,
  language,
  texts: Object.fromEntries(sidesOf(language).map((side) => [side, texts[side]])),
});

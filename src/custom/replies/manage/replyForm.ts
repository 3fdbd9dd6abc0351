import type { Language } from '#contract/kernel/languages.ts';
import { LANGUAGES } from '#contract/kernel/languages.ts';
import { unknownIn } from '#contract/replies/placeholders.ts';
import type { ReplyRecord } from '#contract/replies/reply.ts';
import type { Refusals } from '#src/components/form/formRules.ts';
import { codedKey } from '#src/i18n/codedKey.ts';

/** What the form of a reply holds. */
export interface ReplyValues {
  title: string;
  texts: Record<Language, string>;
  category_ids: number[];
}

export const valuesOf = (reply?: ReplyRecord): ReplyValues => ({
  title: reply?.title ?? '',
  texts: { te: reply?.texts.te ?? '', hi: reply?.texts.hi ?? '', en: reply?.texts.en ?? '' },
  category_ids: reply?.category_ids ?? [],
});

/** An unknown placeholder is reported at its text, as on the server. */
export function placeholderFaults({ texts }: ReplyValues): Refusals {
  const faults: Refusals = {};
  for (const language of LANGUAGES) {
    const name = unknownIn(texts[language]);
    if (name) faults[`texts.${language}`] = codedKey({ code: 'unknownPlaceholder', values: { name } });
  }
  return faults;
}

import type { Language } from '#contract/kernel/languages.ts';
import { fillPlaceholders, type PlaceholderValues } from '#contract/replies/placeholders.ts';
import { languagesOf, type ReplyTexts } from '#contract/replies/reply.ts';

/** A text as it is taken over into an answer, by language; null for one in a language that nobody has named. */
export interface FilledText {
  language: Language | null;
  text: string;
}

/** A reply for somebody, in each language in which it has a text, the wanted ones first. */
export const filledTexts = (
  texts: ReplyTexts,
  values: PlaceholderValues,
  languages: readonly (string | null)[],
): FilledText[] =>
  languagesOf(texts, ...languages).map((language) => ({
    language,
    text: fillPlaceholders(texts[language] ?? '', values, language),
  }));

/** Where a taken text stands in an answer that was perhaps written on. */
export const shownIn = (message: string, texts: readonly FilledText[]): FilledText | undefined =>
  texts.find(({ text }) => message.includes(text));

/** What is to be selected in a text at an index: the first that is still to be filled in, else the end of it. */
export function selectionIn(text: string, at: number): [from: number, to: number] {
  const open = /\{\{[^{}]+\}\}/.exec(text);
  if (!open) return [at + text.length, at + text.length];
  return [at + open.index, at + open.index + open[0].length];
}

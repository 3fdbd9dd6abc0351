import type { Language } from '#contract/kernel/languages.ts';
import { fillPlaceholders, type PlaceholderValues } from '#contract/replies/placeholders.ts';
import { languagesOf, type ReplyTexts } from '#contract/replies/reply.ts';

/** A text inserted into an answer, with its language; null for an unknown language. */
export interface FilledText {
  language: Language | null;
  text: string;
}

/** A filled-in reply in each of its languages, the preferred ones first. */
export const filledTexts = (
  texts: ReplyTexts,
  values: PlaceholderValues,
  languages: readonly (string | null)[],
): FilledText[] =>
  languagesOf(texts, ...languages).map((language) => ({
    language,
    text: fillPlaceholders(texts[language] ?? '', values, language),
  }));

/** The inserted text that an answer still contains, perhaps with additions. */
export const shownIn = (message: string, texts: readonly FilledText[]): FilledText | undefined =>
  texts.find(({ text }) => message.includes(text));

/** The selection in a text at an index: its first open placeholder, otherwise its end. */
export function selectionIn(text: string, at: number): [from: number, to: number] {
  const open = /\{\{[^{}]+\}\}/.exec(text);
  if (!open) return [at + text.length, at + text.length];
  return [at + open.index, at + open.index + open[0].length];
}

import type { Named } from '#contract/kernel/named.ts';
import { fillPlaceholders, namesIn, PLACEHOLDERS, type Values } from '#contract/replies/placeholders.ts';
import type { LetterLanguage } from './letterKinds.ts';

/* Placeholders in letters (REF-03). This file does not use zod. */

/** Filled in from the letter's own fields when it is typeset, besides the placeholders of texts to citizens. */
const OWN_PLACEHOLDERS = ['outward_no', 'our_ref', 'their_ref', 'enclosures', 'people'] as const;
export const LETTER_PLACEHOLDERS = [...PLACEHOLDERS, ...OWN_PLACEHOLDERS] as const;
type LetterPlaceholder = (typeof LETTER_PLACEHOLDERS)[number];

/** A language of a text. */
export type Side = 'te' | 'en' | 'hi';
export const SIDES = ['te', 'en', 'hi'] as const satisfies readonly Side[];
/** The languages of a letter, from the left. */
export const sidesOf = (language: LetterLanguage): readonly Side[] =>
  language === 'both' ? ['te', 'en'] : [language];

/** The placeholders of a text, each once; other texts in braces are printed unchanged. */
export const openIn = (text: string): LetterPlaceholder[] =>
  namesIn(text).filter((name): name is LetterPlaceholder =>
    (LETTER_PLACEHOLDERS as readonly string[]).includes(name),
  );

/** A template text filled in for a new letter; the letter's own placeholders stay. */
export function begun(text: string, values: Values, side: Side): string {
  const own: readonly string[] = OWN_PLACEHOLDERS;
  const known = Object.entries(values).filter(([name]) => !own.includes(name));
  return fillPlaceholders(text, Object.fromEntries(known) as Record<string, Named | null>, side);
}

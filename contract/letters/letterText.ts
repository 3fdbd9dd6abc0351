import type { Named } from '#contract/kernel/named.ts';
import { fillPlaceholders, namesIn, PLACEHOLDERS, type Values } from '#contract/replies/placeholders.ts';
import type { LetterLanguage } from './letterKinds.ts';

/* What letters may leave open (REF-03). Free of zod. */

/** Filled in when the letter is typeset, from its own fields, beside what texts to citizens leave open. */
const OWN_PLACEHOLDERS = ['outward_no', 'our_ref', 'their_ref', 'enclosures', 'people'] as const;
export const LETTER_PLACEHOLDERS = [...PLACEHOLDERS, ...OWN_PLACEHOLDERS] as const;
type LetterPlaceholder = (typeof LETTER_PLACEHOLDERS)[number];

/** A language in which something is written. */
export type Side = 'te' | 'en' | 'hi';
export const SIDES = ['te', 'en', 'hi'] as const satisfies readonly Side[];
/** Those of a letter, from the left. */
export const sidesOf = (language: LetterLanguage): readonly Side[] =>
  language === 'both' ? ['te', 'en'] : [language];

/** The placeholders of a text, each once; what else stands in braces is printed as it is. */
export const openIn = (text: string): LetterPlaceholder[] =>
  namesIn(text).filter((name): name is LetterPlaceholder =>
    (LETTER_PLACEHOLDERS as readonly string[]).includes(name),
  );

/** A text as somebody begins to write with it: what the letter's own fields say stays open. */
export function begun(text: string, values: Values, side: Side): string {
  const own: readonly string[] = OWN_PLACEHOLDERS;
  const known = Object.entries(values).filter(([name]) => !own.includes(name));
  return fillPlaceholders(text, Object.fromEntries(known) as Record<string, Named | null>, side);
}

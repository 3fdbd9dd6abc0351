/** What pg_trgm takes for a part of a word. */
const LETTER = '[\\p{L}\\p{M}\\p{N}]';
const OTHER = '[^\\p{L}\\p{M}\\p{N}]';
/** Three letters, or fewer at a beginning or an end of a word that stands in the text itself: `-a` and `ab-`. */
const TRIGRAM = new RegExp(`${LETTER}{3}|${OTHER}${LETTER}|${LETTER}{2}${OTHER}`, 'u');

/** Whether the index of trigrams says anything about where a text stands; without, it would give every row. */
export const hasTrigram = (text: string) => TRIGRAM.test(text);

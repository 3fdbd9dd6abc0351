/** A letter of a word, as pg_trgm defines it. */
const LETTER = '[\\p{L}\\p{M}\\p{N}]';
const OTHER = '[^\\p{L}\\p{M}\\p{N}]';
/** Three letters, or fewer next to the beginning or end of a word inside the text: `-a` and `ab-`. */
const TRIGRAM = new RegExp(`${LETTER}{3}|${OTHER}${LETTER}|${LETTER}{2}${OTHER}`, 'u');

/** Whether the trigram index can narrow down this text; without a trigram it would return every row. */
export const hasTrigram = (text: string) => TRIGRAM.test(text);

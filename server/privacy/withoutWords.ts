import { ERASED } from '../../contract/privacy.ts';

const LETTER = String.raw`[\p{L}\p{M}\p{N}]`;
const PHONE = /^\d{10}$/;

/** A text without these names, as whole words in any letter case, and without these phones, however grouped. */
export function withoutWords(words: readonly string[]): (text: string) => string {
  const patterns = words.filter((word) => word.trim().length > 1).map(patternOf);
  if (patterns.length === 0) return (text) => text;
  const any = new RegExp(patterns.join('|'), 'giu');
  return (text) => text.replaceAll(any, ERASED);
}

function patternOf(word: string): string {
  if (PHONE.test(word)) {
    const digits = [...word].join(String.raw`[\s\-]*`);
    return String.raw`(?<!\d)(?:\+?91[\s\-]*|0)?${digits}(?!\d)`;
  }
  const parts = word
    .trim()
    .split(/\s+/)
    .map((part) => part.replaceAll(/[.*+?^${}()|[\]\\/]/g, String.raw`\$&`));
  return `(?<!${LETTER})${parts.join(String.raw`\s+`)}(?!${LETTER})`;
}

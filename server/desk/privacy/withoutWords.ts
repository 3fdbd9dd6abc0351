import { ERASED } from '#contract/desk/privacy.ts';
import { isPhone, nationalDigits } from '#contract/kernel/phone.ts';
import { asciiDigits } from '#contract/kernel/text.ts';

const LETTER = String.raw`[\p{L}\p{M}\p{N}]`;
const BETWEEN = String.raw`[\s\-.()/]`;
const BETWEEN_DIGITS = new RegExp(BETWEEN, 'g');

/**
 * Removes these names, as whole words in any letter case, and these phones, however grouped, from a text. There may be
 * any number: the expression contains only words that the text can have, because one of thousands takes minutes or is
 * refused as too large.
 */
export function withoutWords(words: readonly string[]): (text: string) => string {
  const unique = [...new Set(words)].filter((word) => word.trim().length > 1);
  const phones = unique.filter(isPhone).map(nationalDigits);
  const names = unique.filter((word) => !isPhone(word)).map(partsOf);
  return (text) => {
    const [letters, digits] = [caseless(text), asciiDigits(text).replaceAll(BETWEEN_DIGITS, '')];
    const patterns = [
      ...phonesPattern(phones.filter((phone) => digits.includes(phone))),
      ...namesPattern(names.filter((parts) => parts.every(({ part }) => letters.includes(part)))),
    ];
    return patterns.length > 0 ? text.replaceAll(new RegExp(patterns.join('|'), 'giu'), ERASED) : text;
  };
}

/** Texts that a case-insensitive expression treats as equal are equal here. */
const caseless = (text: string) => text.toLowerCase().toUpperCase();

interface Part {
  /** A part of the caseless text wherever the pattern may match. */
  part: string;
  pattern: string;
}

const partsOf = (name: string): Part[] =>
  name
    .trim()
    .split(/\s+/)
    .map((part) => ({
      part: caseless(part),
      pattern: part.replaceAll(/[.*+?^${}()|[\]\\/]/g, String.raw`\$&`),
    }));

function namesPattern(names: readonly Part[][]): string[] {
  if (names.length === 0) return [];
  const spelt = names.map((parts) => parts.map(({ pattern }) => pattern).join(String.raw`\s+`));
  return [`(?<!${LETTER})(?:${spelt.join('|')})(?!${LETTER})`];
}

function phonesPattern(phones: readonly string[]): string[] {
  if (phones.length === 0) return [];
  const grouped = phones.map((phone) => [...phone].map(anyScript).join(`${BETWEEN}*`));
  return [String.raw`(?<!\p{Nd})(?:\+?91${BETWEEN}*|0${BETWEEN}*)?(?:${grouped.join('|')})(?!\p{Nd})`];
}

/** Also matches Telugu and Hindi digits. */
const anyScript = (digit: string) =>
  `[${digit}${[0xc66, 0x966].map((zero) => String.fromCharCode(zero + Number(digit))).join('')}]`;

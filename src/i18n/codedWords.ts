import type { Coded } from '#contract/kernel/coded.ts';
import { codedOf } from '#contract/kernel/rule.ts';
import { codedKey, keyOf, MARK } from './codedKey.ts';

/** The key of what a schema's rule says. */
export const ruleKey = (said: string): string => codedKey(codedOf(said));

/** The code and values of a key; null for a plain key. */
export const codedIn = (key: string): Coded | null =>
  key.startsWith(MARK) ? JSON.parse(key.slice(MARK.length)) : null;

type Translate = (key: string, values?: Record<string, unknown>) => string;

/** Translates a code and those of its values that are codes. */
export const codedWords = (translate: Translate, { code, values = {} }: Coded): string =>
  translate(
    keyOf(code),
    Object.fromEntries(
      Object.entries(values).map(([name, value]) => [
        name,
        typeof value === 'object' ? codedWords(translate, value) : value,
      ]),
    ),
  );

import type { Coded } from '#contract/kernel/coded.ts';
import { codedOf } from '#contract/kernel/rule.ts';

/** Begins a key that carries values; no stored text contains it. */
const MARK = '\u0001';

const keyOf = (code: string) => (code.includes('.') ? code : `rules.${code}`);

/** The key of a code in the catalogues, for `translate`. Values follow as JSON, because forms pass errors as one text. */
export const codedKey = ({ code, values }: Coded): string =>
  values ? MARK + JSON.stringify({ code, values } satisfies Coded) : keyOf(code);

/** The key of what a schema's rule says. */
export const ruleKey = (said: string): string => codedKey(codedOf(said));

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

/** The code and values of a key; null for a plain key. */
export const codedIn = (key: string): Coded | null =>
  key.startsWith(MARK) ? JSON.parse(key.slice(MARK.length)) : null;

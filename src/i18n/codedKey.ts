import type { Coded } from '#contract/kernel/coded.ts';

/** Begins a key that carries values; no stored text contains it. */
export const MARK = '\u0001';

export const keyOf = (code: string) => (code.includes('.') ? code : `rules.${code}`);

/** The key of a code in the catalogues, for `translate`. Values follow as JSON, because forms pass errors as one text. */
export const codedKey = ({ code, values }: Coded): string =>
  values ? MARK + JSON.stringify({ code, values } satisfies Coded) : keyOf(code);

import { useTranslate } from 'react-admin';
import type { Coded } from '#contract/kernel/coded.ts';
import { codedKey } from '#src/i18n/codedKey.ts';

/** A text of the server in the user's language, by its code; words without a code are shown as sent. */
export function useCodedText() {
  const translate = useTranslate();
  return (text: string, { code, values }: Partial<Coded>): string =>
    code === undefined || code === 'text' ? text : translate(codedKey({ code, values }), { _: text });
}

import { useTranslate } from 'react-admin';
import { readReason } from './readReason.ts';

/** Translates the server's English text of a rule into the user's language. */
export function useRuleText(): (reason: string) => string {
  const translate = useTranslate();
  return (reason) => translate(readReason(reason), { _: reason });
}

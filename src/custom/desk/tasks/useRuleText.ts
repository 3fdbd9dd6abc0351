import { useTranslate } from 'react-admin';
import { errorCodeOf } from '#contract/kernel/errorTexts.ts';

/** Translates the server's English text of a rule into the user's language. */
export function useRuleText(): (reason: string) => string {
  const translate = useTranslate();
  return (reason) => {
    const key = errorCodeOf(reason);
    return translate(key ? `rules.${key}` : reason, { _: reason });
  };
}

import { useTranslate } from 'react-admin';
import { errorCodeOf } from '#contract/kernel/errorTexts.ts';

/** The text of a rule that the server has told in English, in the user's language. */
export function useRuleText(): (reason: string) => string {
  const translate = useTranslate();
  return (reason) => {
    const key = errorCodeOf(reason);
    return translate(key ? `rules.${key}` : reason, { _: reason });
  };
}

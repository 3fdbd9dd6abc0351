import { useTranslate } from 'react-admin';
import { messageOf } from '#src/dataProvider/http.ts';

/** Why a call failed, in the user's language (ERR-04); null without a failure. */
export function useFailureText(failure: unknown, reasonOf = messageOf): string | null {
  const translate = useTranslate();
  if (!failure) return null;
  const reason = reasonOf(failure);
  return translate(reason, { _: reason });
}

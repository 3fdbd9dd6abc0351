import { useTranslate } from 'ra-core';
import { ApiFailure } from '../../dataProvider/http.ts';

/** Why a name was not taken, in the user's language; null when nothing went wrong. */
export function useFieldText(failure: unknown): string | null {
  const translate = useTranslate();
  if (!failure) return null;
  const message = failure instanceof ApiFailure ? failure.message : 'failure.contactAdministrator';
  return translate(message, { _: message });
}

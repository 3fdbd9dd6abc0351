import Alert from '@mui/material/Alert';
import { useTranslate } from 'ra-core';
import type { messages } from '../../../contract/messages.ts';
import { ApiFailure } from '../../dataProvider/http.ts';

/** Why a dialog's call did not work, in the dialog itself: what was typed stays beside it (ERR-04). */
export function FailureAlert({ failure }: { failure: unknown }) {
  const text = useFailureText(failure);
  return text ? <Alert severity="error">{text}</Alert> : null;
}

function useFailureText(failure: unknown): string | null {
  const translate = useTranslate();
  if (!failure) return null;
  if (!(failure instanceof ApiFailure)) return translate('failure.contactAdministrator');
  if (failure.status === 409) return translate('complaint.conflict');
  if (isTooLate(failure)) return translate('complaint.resolvedMeanwhile');
  return translate(failure.message, { _: failure.message });
}

const ALREADY_RESOLVED = `rules.${'alreadyResolved' satisfies keyof typeof messages}`;
const isTooLate = ({ message }: ApiFailure) => message === ALREADY_RESOLVED;

import Alert from '@mui/material/Alert';
import { useFailureText } from './useFailureText.ts';

interface FailureAlertProps {
  failure: unknown;
  /** Key of the catalogue for a failure, where the usual words say too little. */
  reasonOf?: (failure: unknown) => string;
}

/** Why a call did not work, where it was made: what was typed stays beside it (ERR-04). */
export function FailureAlert({ failure, reasonOf }: FailureAlertProps) {
  const text = useFailureText(failure, reasonOf);
  return text ? <Alert severity="error">{text}</Alert> : null;
}

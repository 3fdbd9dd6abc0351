import Alert from '@mui/material/Alert';
import { useFailureText } from './useFailureText.ts';

interface FailureAlertProps {
  failure: unknown;
  /** Catalogue key for a failure whose usual text is too general. */
  reasonOf?: (failure: unknown) => string;
}

/** Shows why a call failed, next to its form: the typed values stay (ERR-04). */
export function FailureAlert({ failure, reasonOf }: FailureAlertProps) {
  const text = useFailureText(failure, reasonOf);
  return text ? <Alert severity="error">{text}</Alert> : null;
}

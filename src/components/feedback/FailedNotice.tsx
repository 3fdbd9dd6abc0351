import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';

interface FailedNoticeProps {
  /** Key of the catalogue: what could not be loaded. */
  text: string;
  isRetrying: boolean;
  onRetry: () => void;
}

/** Stands where something could not be loaded, and lets the user try again (ERR-04). */
export function FailedNotice({ text, isRetrying, onRetry }: FailedNoticeProps) {
  const translate = useTranslate();
  return (
    <Alert
      severity="error"
      action={
        <Button color="inherit" size="small" loading={isRetrying} onClick={onRetry} sx={IN_ONE_LINE}>
          {translate('declare.retry')}
        </Button>
      }
    >
      {translate(text)}
    </Alert>
  );
}

const IN_ONE_LINE = { whiteSpace: 'nowrap' } as const;

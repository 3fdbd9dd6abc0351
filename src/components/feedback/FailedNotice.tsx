import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';

interface FailedNoticeProps {
  /** Catalogue key of what could not be loaded. */
  text: string;
  isRetrying: boolean;
  onRetry: () => void;
}

/** Replaces or heads content that could not be loaded, with a button to try again (ERR-04). */
export function FailedNotice({ text, isRetrying, onRetry }: FailedNoticeProps) {
  const translate = useTranslate();
  return (
    <Alert
      severity="error"
      sx={ABOVE_THE_REST}
      action={
        <Button color="inherit" size="small" loading={isRetrying} onClick={onRetry} sx={IN_ONE_LINE}>
          {translate('common.retry')}
        </Button>
      }
    >
      {translate(text)}
    </Alert>
  );
}

const ABOVE_THE_REST = { '&:not(:last-child)': { mb: 2 } };
const IN_ONE_LINE = { whiteSpace: 'nowrap' } as const;

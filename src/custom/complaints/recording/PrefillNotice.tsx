import Alert from '@mui/material/Alert';
import { useTranslate } from 'react-admin';

interface PrefillNoticeProps {
  /** What the form would begin with, by the name of its text. */
  source: string;
}

/** That something else was begun, over which nothing is filled in; once that is sent or discarded it is. */
export default function PrefillNotice({ source }: PrefillNoticeProps) {
  const translate = useTranslate();
  return (
    <Alert severity="warning" role="status">
      {translate(`prefill.${source}`)}
    </Alert>
  );
}

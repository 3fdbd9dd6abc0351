import Alert from '@mui/material/Alert';
import { useTranslate } from 'react-admin';

interface PrefillNoticeProps {
  /** The last part of the translation key that names the waiting content. */
  source: string;
}

/** Reports that the form already has other content. It is filled in after that is sent or discarded. */
export default function PrefillNotice({ source }: PrefillNoticeProps) {
  const translate = useTranslate();
  return (
    <Alert severity="warning" role="status">
      {translate(`prefill.${source}`)}
    </Alert>
  );
}

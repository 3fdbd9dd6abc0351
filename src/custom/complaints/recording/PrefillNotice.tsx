import Alert from '@mui/material/Alert';
import { useTranslate } from 'react-admin';

/** What the form would begin with. */
export type PrefillSource = 'inbox' | 'person' | 'reference';

/** That something else was begun, over which nothing is filled in; once that is sent or discarded it is. */
export default function PrefillNotice({ source }: { source: PrefillSource }) {
  const translate = useTranslate();
  return (
    <Alert severity="warning" role="status">
      {translate(`prefill.${source}`)}
    </Alert>
  );
}

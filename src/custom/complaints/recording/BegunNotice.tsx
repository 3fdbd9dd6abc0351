import Alert from '@mui/material/Alert';
import { useTranslate } from 'react-admin';

/** What the form would begin with. */
export type Given = 'inbox' | 'person' | 'reference';

/** That something else was begun, over which nothing is filled in; once that is sent or discarded it is. */
export default function BegunNotice({ given }: { given: Given }) {
  const translate = useTranslate();
  return (
    <Alert severity="warning" role="status">
      {translate(`begun.${given}`)}
    </Alert>
  );
}

import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';

interface NewerNoticeProps {
  /** Catalogue key, if the usual text is too general. */
  text?: string;
  onLoad: () => void;
}

/** Another user has saved the record (409): offers to load it, and keeps the typed values (UPD-05). */
export function NewerNotice({ text = 'declare.conflict.text', onLoad }: NewerNoticeProps) {
  const translate = useTranslate();
  return (
    <Alert
      severity="warning"
      action={
        <Button color="inherit" size="small" onClick={onLoad}>
          {translate('declare.conflict.load')}
        </Button>
      }
    >
      {translate(text)}
    </Alert>
  );
}

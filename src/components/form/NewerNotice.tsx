import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';

interface NewerNoticeProps {
  /** Key of the catalogue, where the usual words say too little. */
  text?: string;
  onLoad: () => void;
}

/** Somebody else has saved meanwhile (409): offers to take their record over, and keeps what was typed (UPD-05). */
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

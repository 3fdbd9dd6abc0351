import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { useFormats } from '../format/useFormats.ts';
import type { Draft } from './useDraft.ts';

/** Offers text that was typed into this form and not sent. */
export function DraftNotice({ draft: { offered, resume, discard } }: { draft: Draft }) {
  const translate = useTranslate();
  const { instant } = useFormats();
  if (!offered) return null;
  return (
    <Alert
      severity="info"
      role="status"
      sx={{ flexWrap: 'wrap', '& .MuiAlert-action': { ml: 'auto' } }}
      action={
        <>
          <Button color="inherit" size="small" onClick={resume}>
            {translate('drafts.resume')}
          </Button>
          <Button color="inherit" size="small" onClick={discard}>
            {translate('drafts.discard')}
          </Button>
        </>
      }
    >
      {translate('drafts.typed', { when: instant(offered) })}
    </Alert>
  );
}

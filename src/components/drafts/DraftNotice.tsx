import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import type { MouseEvent } from 'react';
import { useTranslate } from 'react-admin';
import { useFormats } from '../format/useFormats.ts';
import type { Draft } from './useDraft.ts';

/** Offers text that was typed into this form and not sent. */
export default function DraftNotice({ draft: { offered, resume, discard } }: { draft: Draft }) {
  const translate = useTranslate();
  const { instant } = useFormats();
  if (!offered) return null;
  const goOn = ({ currentTarget }: MouseEvent) => {
    const form = currentTarget.closest('form, [role=dialog]');
    resume();
    form?.querySelector<HTMLElement>(FIELD)?.focus();
  };
  return (
    <Alert
      severity="info"
      role="status"
      sx={{ flexWrap: 'wrap', '& .MuiAlert-action': { ml: 'auto' } }}
      action={
        <>
          <Button color="inherit" size="small" onClick={goOn}>
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

/** The button that had the focus disappears with the notice, so the first field gets it. */
const FIELD = 'input:enabled, textarea:enabled, [contenteditable=true]';

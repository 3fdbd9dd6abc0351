import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import { lazyWithWords } from '#src/components/page/lazyWithWords.tsx';
import { CausePrefill } from './CausePrefill.tsx';
import type { ComplaintValues } from './complaintForm.ts';

/** Says to which grievance this one refers, since that can no longer be reopened (REF-20), and takes that back. */
function ReferencePrefill() {
  const translate = useTranslate();
  const { setValue } = useFormContext<ComplaintValues>();
  const referred = useWatch<ComplaintValues, 'refers_to'>({ name: 'refers_to' });
  if (!referred) return null;
  const takeBack = () => setValue('refers_to', undefined, { shouldDirty: true });
  return (
    <Alert
      severity="info"
      role="status"
      sx={{ mb: 1.5 }}
      action={
        <Button color="inherit" size="small" onClick={takeBack}>
          {translate('closed.takeBack')}
        </Button>
      }
    >
      {translate('closed.refersTo', { number: referred.number })}
    </Alert>
  );
}

const InboxPrefill = lazyWithWords(() => import('./InboxPrefill.tsx'));

/** What else follows once the grievance is saved, each to be taken back. */
export function Prefills() {
  const message = useWatch<ComplaintValues, 'inbox'>({ name: 'inbox' });
  return (
    <>
      {message && <InboxPrefill />}
      <CausePrefill />
      <ReferencePrefill />
    </>
  );
}

import MailIcon from '@mui/icons-material/MailOutlined';
import Button from '@mui/material/Button';
import { lazy, Suspense, useState } from 'react';
import { useTranslate } from 'react-admin';
import { offer } from '#contract/complaints/complaintActions.ts';
import { storedActor } from '#src/authProvider/storedSession.ts';
import { retryImport } from '#src/components/page/retryImport.ts';
import type { OfRecord } from '#src/components/slots/parts.ts';

const WriteDialog = lazy(retryImport(() => import('./referrals/WriteDialog.tsx')));

/** Opens the form that writes to departments, if the user may (REF-01). */
export function WriteButton({ complaint }: OfRecord) {
  const translate = useTranslate();
  const actor = storedActor();
  const [isOpen, setOpen] = useState(false);
  if (!actor || offer('forwardToOfficer', actor, complaint) !== 'enabled') return null;
  return (
    <>
      <Button size="small" startIcon={<MailIcon />} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {translate('referrals.write')}
      </Button>
      <Suspense>{isOpen && <WriteDialog complaint={complaint} onClose={() => setOpen(false)} />}</Suspense>
    </>
  );
}

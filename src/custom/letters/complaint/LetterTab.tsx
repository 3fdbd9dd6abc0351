import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { lazy, Suspense, useState } from 'react';
import { useTranslate } from 'react-admin';
import { offer } from '#contract/complaints/complaintActions.ts';
import { storedActor } from '#src/authProvider/storedSession.ts';
import { retryImport } from '#src/components/page/retryImport.ts';
import type { ActionProps } from '#src/components/slots/capability.ts';
import { WriteLetter } from '../LettersSection.tsx';

const NewReferral = lazy(retryImport(() => import('./referrals/NewReferral.tsx')));

/** Written contact: a page to write a letter, and a dialog to ask departments (REF-01, REF-03). */
export default function LetterTab({ complaint }: ActionProps) {
  const translate = useTranslate();
  const actor = storedActor();
  const [asking, setAsking] = useState(false);
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
      <Typography variant="body2" color="textSecondary" sx={{ flexBasis: '100%' }}>
        {translate('letters.onPaper')}
      </Typography>
      <WriteLetter about={{ complaint_id: complaint.id }} />
      {actor && offer('forwardToOfficer', actor, complaint) === 'enabled' && (
        <Button size="small" aria-haspopup="dialog" onClick={() => setAsking(true)}>
          {translate('referrals.ask')}
        </Button>
      )}
      <Suspense>{asking && <NewReferral complaint={complaint} onClose={() => setAsking(false)} />}</Suspense>
    </Box>
  );
}

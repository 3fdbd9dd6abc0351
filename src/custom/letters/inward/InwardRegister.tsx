import AddIcon from '@mui/icons-material/AddCircleOutline';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { lazy, Suspense, useState } from 'react';
import { useTranslate } from 'react-admin';
import { useRequestedOffice } from '#src/components/office/useOffices.ts';
import { retryImport } from '#src/components/page/retryImport.ts';
import { InwardList } from './InwardList.tsx';

const EnterDialog = lazy(retryImport(() => import('./EnterDialog.tsx')));

/** The letters that the office has received, and those to be matched (REF-10). */
export default function InwardRegister() {
  const translate = useTranslate();
  const { officeId } = useRequestedOffice();
  const [isEntering, setEntering] = useState(false);
  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, justifyContent: 'space-between' }}>
        <Typography color="textSecondary">{translate('referrals.inward.hint')}</Typography>
        <Button variant="contained" startIcon={<AddIcon />} onClick={() => setEntering(true)}>
          {translate('referrals.inward.enter')}
        </Button>
      </Box>
      <InwardList officeId={officeId} />
      <Suspense>
        {isEntering && <EnterDialog officeId={officeId} onClose={() => setEntering(false)} />}
      </Suspense>
    </>
  );
}

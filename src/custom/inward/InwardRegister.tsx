import AddIcon from '@mui/icons-material/AddCircleOutline';
import Button from '@mui/material/Button';
import { lazy, Suspense, useState } from 'react';
import { useTranslate } from 'react-admin';
import { useAskedOffice } from '../../kit/office/useOffices.ts';
import { arriving } from '../../kit/page/arriving.ts';
import { Page } from '../../kit/page/Page.tsx';
import { InwardList } from './InwardList.tsx';

const EnterDialog = lazy(arriving(() => import('./EnterDialog.tsx')));

/** `/grievance/registers/inward`: what has come to the office, and what of it is to be matched (REF-10). */
export default function InwardRegister() {
  const translate = useTranslate();
  const { officeId } = useAskedOffice();
  const [isEntering, setEntering] = useState(false);
  return (
    <Page
      title={translate('referrals.inward.title')}
      subtitle={translate('referrals.inward.hint')}
      actions={
        <Button variant="contained" startIcon={<AddIcon />} onClick={() => setEntering(true)}>
          {translate('referrals.inward.enter')}
        </Button>
      }
    >
      <InwardList officeId={officeId} />
      <Suspense>
        {isEntering && <EnterDialog officeId={officeId} onClose={() => setEntering(false)} />}
      </Suspense>
    </Page>
  );
}

import AddIcon from '@mui/icons-material/AddCircleOutline';
import Button from '@mui/material/Button';
import { lazy, Suspense, useState } from 'react';
import { useTranslate } from 'react-admin';
import { useNavigate } from 'react-router';
import { SuggestedCauses } from '#src/kit/cause/SuggestedCauses.tsx';
import { arriving } from '#src/kit/page/arriving.ts';
import { Page } from '#src/kit/page/Page.tsx';
import { CauseList } from './CauseList.tsx';

const CauseDialog = lazy(arriving(() => import('#src/kit/cause/CauseDialog.tsx')));

/** `/grievance/causes`: what many people bring, and what looks like it (PER-18, PER-22). */
export default function Causes() {
  const translate = useTranslate();
  const navigate = useNavigate();
  const [isMaking, setMaking] = useState(false);
  return (
    <Page
      title={translate('causes.title')}
      actions={
        <Button variant="contained" startIcon={<AddIcon />} onClick={() => setMaking(true)}>
          {translate('causes.make')}
        </Button>
      }
    >
      <SuggestedCauses />
      <CauseList />
      <Suspense>
        {isMaking && (
          <CauseDialog
            onSaved={({ id }) => navigate(`/grievance/cause/${id}`)}
            onClose={() => setMaking(false)}
          />
        )}
      </Suspense>
    </Page>
  );
}

import AddIcon from '@mui/icons-material/AddCircleOutline';
import Button from '@mui/material/Button';
import { lazy, Suspense, useState } from 'react';
import { useTranslate } from 'react-admin';
import { useNavigate } from 'react-router';
import { Page } from '#src/components/page/Page.tsx';
import { retryImport } from '#src/components/page/retryImport.ts';
import { CauseList } from './CauseList.tsx';
import { SuggestedCauses } from './SuggestedCauses.tsx';

const CauseDialog = lazy(retryImport(() => import('./CauseDialog.tsx')));

/** `/grievance/causes`: problems that many people share, and suggested ones (PER-18, PER-22). */
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

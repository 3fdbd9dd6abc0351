import AddIcon from '@mui/icons-material/AddCircleOutline';
import Button from '@mui/material/Button';
import { lazy, Suspense, useState } from 'react';
import { useTranslate } from 'react-admin';
import { useNavigate } from 'react-router';
import type { CauseStart } from '../../kit/cause/causeForm.ts';
import { arriving } from '../../kit/page/arriving.ts';
import { Page } from '../../kit/page/Page.tsx';
import { CauseList } from './CauseList.tsx';
import { Suggestions } from './Suggestions.tsx';

const CauseDialog = lazy(arriving(() => import('../../kit/cause/CauseDialog.tsx')));

/** `/grievance/causes`: what many people bring, and what looks like it (PER-18, PER-22). */
export default function Causes() {
  const translate = useTranslate();
  const navigate = useNavigate();
  const [making, setMaking] = useState<{ start?: CauseStart } | null>(null);
  return (
    <Page
      title={translate('causes.title')}
      actions={
        <Button variant="contained" startIcon={<AddIcon />} onClick={() => setMaking({})}>
          {translate('causes.make')}
        </Button>
      }
    >
      <Suggestions onMake={(start) => setMaking({ start })} />
      <CauseList />
      <Suspense>
        {making && (
          <CauseDialog
            {...making}
            onSaved={({ id }) => navigate(`/grievance/cause/${id}`)}
            onClose={() => setMaking(null)}
          />
        )}
      </Suspense>
    </Page>
  );
}

import AddIcon from '@mui/icons-material/Add';
import ExpandLessIcon from '@mui/icons-material/ExpandLess';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import { lazy, Suspense, useId, useState } from 'react';
import { useTranslate } from 'react-admin';
import { storedActor } from '#src/authProvider/storedSession.ts';
import { useKeys } from '#src/components/keys/useKeys.ts';
import { Page } from '#src/components/page/Page.tsx';
import { retryImport } from '#src/components/page/retryImport.ts';
import { RecordedGrievance } from './RecordedGrievance.tsx';
import { useStoredDraft } from './useDraft.ts';
import { useFolded } from './useFolded.ts';

const MyGrievances = lazy(retryImport(() => import('../MyGrievances.tsx')));

/** The grievances folder: the recording form above the user's own list, both foldable (CRE-01, LIST-01). */
export default function GrievancesFolder() {
  const translate = useTranslate();
  const formId = useId();
  const actor = storedActor();
  const { isFormOpen, isListOpen, openForm, foldForm, toggleList } = useFolded();
  // Counts the requests to record. Each one focuses the first field.
  const [requests, setRequests] = useState(0);
  // Rendered at the first opening. Folding keeps the values.
  const [isDrawn, setDrawn] = useState(isFormOpen);
  if (isFormOpen && !isDrawn) setDrawn(true);
  const record = () => {
    openForm();
    setRequests(requests + 1);
  };
  useKeys({ create: record });
  return (
    <Page
      title={translate('recording.title')}
      actions={
        isFormOpen ? (
          <Button color="inherit" startIcon={<ExpandLessIcon />} aria-controls={formId} onClick={foldForm}>
            {translate('recording.fold.hideForm')}
          </Button>
        ) : (
          <Button variant="contained" startIcon={<AddIcon />} aria-controls={formId} onClick={record}>
            {translate('common.record')}
          </Button>
        )
      }
    >
      <Stack spacing={isFormOpen ? 4 : 0}>
        <div id={formId}>
          {actor && isDrawn && (
            <RecordedGrievance key={actor.id} account={actor.id} isOpen={isFormOpen} requests={requests} />
          )}
          {actor && !isDrawn && <WaitingDraft account={actor.id} />}
        </div>
        <Box sx={isFormOpen ? undefined : { mt: -2 }}>
          <Suspense fallback={<Skeleton variant="rounded" height={320} />}>
            <MyGrievances isOpen={isListOpen} onToggle={toggleList} />
          </Suspense>
        </Box>
      </Stack>
    </Page>
  );
}

/** Says that the folded form has a draft. */
function WaitingDraft({ account }: { account: number }) {
  const translate = useTranslate();
  const draft = useStoredDraft(account);
  return (
    draft && (
      <Alert severity="info" role="status" sx={{ mb: 3 }}>
        {translate('recording.fold.waiting')}
      </Alert>
    )
  );
}

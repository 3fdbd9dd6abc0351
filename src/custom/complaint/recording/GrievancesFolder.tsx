import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import { lazy, Suspense, useState } from 'react';
import { useTranslate } from 'react-admin';
import { storedActor } from '../../../authProvider/storedSession.ts';
import { Page } from '../../../kit/page/Page.tsx';
import { RecordingForm } from './RecordingForm.tsx';
import { useStoredDraft } from './useDraft.ts';

const MyGrievances = lazy(() => import('../MyGrievances.tsx'));

/** The grievances folder: a grievance is recorded above, one's own are listed below (CRE-01, LIST-01). */
export default function GrievancesFolder() {
  const translate = useTranslate();
  const actor = storedActor();
  return (
    <Page title={translate('recording.title')}>
      <Stack spacing={4}>
        {actor && <RecordedGrievance key={actor.id} account={actor.id} />}
        <Suspense fallback={<Skeleton variant="rounded" height={320} />}>
          <MyGrievances />
        </Suspense>
      </Stack>
    </Page>
  );
}

/** The form with what was left unsent; a new one each time that is discarded. */
function RecordedGrievance({ account }: { account: number }) {
  const draft = useStoredDraft(account);
  const [discarded, setDiscarded] = useState(0);
  // About as tall as the form, so that the list below it does not move.
  if (draft === undefined) return <Skeleton variant="rounded" height={900} />;
  return (
    <RecordingForm
      key={discarded}
      account={account}
      restored={discarded ? null : draft}
      onDiscarded={() => setDiscarded(discarded + 1)}
    />
  );
}

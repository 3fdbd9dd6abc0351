import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import { lazy, Suspense, useState } from 'react';
import { useTranslate } from 'react-admin';
import type { PersonRow } from '#contract/persons/person.ts';
import { hasCapability } from '#src/authProvider/capabilities.ts';
import { storedActor } from '#src/authProvider/storedSession.ts';
import { lazyWithWords } from '#src/components/page/lazyWithWords.tsx';
import { Page } from '#src/components/page/Page.tsx';
import { retryImport } from '#src/components/page/retryImport.ts';
import { useRenewComplaints } from '../useRenewComplaints.ts';
import { CreatedNotice } from './CreatedNotice.tsx';
import type { StartingPlaces } from './nextGrievance.ts';
import { RecordingForm } from './RecordingForm.tsx';
import type { CreatedComplaint } from './submission.ts';
import { useStoredDraft } from './useDraft.ts';

const HouseholdProposal = lazy(retryImport(() => import('./HouseholdProposal.tsx')));
const AfterCreated = lazyWithWords(() => import('./AfterCreated.tsx'));
const MyGrievances = lazy(retryImport(() => import('../MyGrievances.tsx')));

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

/** What follows on a form that was sent or discarded. */
interface Next {
  form: number;
  places: StartingPlaces | null;
  created: CreatedComplaint | null;
  /** Who is known by the phone of the person of that complaint. */
  relative: PersonRow | null;
}

/** The form with what was left unsent; after that a new one each time, at the place of the complaint before. */
function RecordedGrievance({ account }: { account: number }) {
  const draft = useStoredDraft(account);
  const renew = useRenewComplaints();
  const hasMessages = hasCapability('messages');
  const [next, setNext] = useState<Next>({ form: 0, places: null, created: null, relative: null });
  // About as tall as the form, so that the list below it does not move.
  if (draft === undefined) return <Skeleton variant="rounded" height={900} />;

  const begin = (changes: Partial<Next>) =>
    setNext({ ...next, places: null, relative: null, ...changes, form: next.form + 1 });
  const goOn = (created: CreatedComplaint, places: StartingPlaces, relative: PersonRow | null) => {
    begin({ created, places, relative });
    void renew();
  };
  const personId = next.created?.person_id;
  const relatives = next.relative &&
    personId &&
    personId !== next.relative.id && { relative: next.relative, personId };
  return (
    <Stack spacing={2}>
      {next.created && (
        <CreatedNotice
          key={next.created.id}
          complaint={next.created}
          onClose={() => setNext({ ...next, created: null })}
        >
          {hasMessages && <AfterCreated complaint={next.created} />}
          {relatives && (
            <Suspense>
              <HouseholdProposal {...relatives} />
            </Suspense>
          )}
        </CreatedNotice>
      )}
      <RecordingForm
        key={next.form}
        account={account}
        restored={next.form === 0 ? draft : null}
        startingPlaces={next.places}
        isNext={next.form > 0}
        onDiscarded={() => begin({})}
        onCreated={goOn}
      />
    </Stack>
  );
}

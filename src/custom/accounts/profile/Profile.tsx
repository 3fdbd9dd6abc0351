import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { hasCapability } from '#src/authProvider/capabilities.ts';
import { storedSession } from '#src/authProvider/storedSession.ts';
import { FailedNotice } from '#src/components/feedback/FailedNotice.tsx';
import { Page } from '#src/components/page/Page.tsx';
import { Parts } from '#src/components/slots/Parts.tsx';
import { useCapabilities } from '#src/components/slots/useSlot.ts';
import { NoCandidate } from './NoCandidate.tsx';
import { ProfileForm } from './ProfileForm.tsx';
import { useOwnCandidate, useProfile } from './useProfile.ts';
import { useSavedNotice } from './useSavedNotice.ts';

/**
 * The user's own profile (PROF-01). It belongs to a candidate record: an account without one sees a notice (PROF-07).
 */
export default function Profile() {
  const translate = useTranslate();
  const [known, setKnown] = useState(() => storedSession()?.candidate?.id);
  const parts = useCapabilities().flatMap(({ profile = [] }) => profile);
  const isPlain = !hasCapability('desk');
  const own = useOwnCandidate(isPlain && known === undefined);
  const candidateId = known ?? own.data ?? undefined;
  useSavedNotice();
  return (
    <Page title={translate('profile.title')}>
      <Stack spacing={2} sx={{ maxWidth: '64rem' }}>
        {own.isLoading && <FormSkeleton />}
        {own.isError && (
          <FailedNotice
            text="profile.loadFailed"
            isRetrying={own.isFetching}
            onRetry={() => void own.refetch()}
          />
        )}
        {candidateId === undefined && !own.isLoading && !own.isError && <NoCandidate onFound={setKnown} />}
        {candidateId !== undefined && (
          <>
            <ProfileOf candidateId={candidateId} />
            <Parts parts={parts} />
          </>
        )}
      </Stack>
    </Page>
  );
}

function ProfileOf({ candidateId }: { candidateId: number }) {
  const { data, isError, isFetching, refetch } = useProfile(candidateId);
  if (data) return <ProfileForm profile={data} />;
  if (!isError) return <FormSkeleton />;
  return <FailedNotice text="profile.loadFailed" isRetrying={isFetching} onRetry={() => refetch()} />;
}

/** The outline of the sections, so that the layout does not move when they load. */
function FormSkeleton() {
  const translate = useTranslate();
  return (
    <Stack spacing={2} role="status" aria-label={translate('common.loading')}>
      {[220, 240, 130, 300].map((height) => (
        <Skeleton key={height} variant="rounded" height={height} />
      ))}
    </Stack>
  );
}

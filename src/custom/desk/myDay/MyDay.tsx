import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import { isSuggestedCauses } from '#contract/access/access.ts';
import { getDay } from '#contract/desk/myDay.ts';
import { storedActor } from '#src/authProvider/storedSession.ts';
import { COMPLAINTS } from '#src/components/data/resourceNames.ts';
import { FailedNotice } from '#src/components/feedback/FailedNotice.tsx';
import { Page } from '#src/components/page/Page.tsx';
import { NothingWaits } from '#src/components/queue/NothingWaits.tsx';
import { SuggestedCauses } from '#src/custom/persons/causes/SuggestedCauses.tsx';
import { call } from '#src/dataProvider/call.ts';
import { InboxSection } from './InboxSection.tsx';
import { VerifySection } from './VerifySection.tsx';
import { WaitingSection } from './WaitingSection.tsx';

/** `/grievance/day`: what waits for whoever is signed in, asked anew whenever somebody comes back to it (DESK-01). */
export default function MyDay() {
  const translate = useTranslate();
  const actor = storedActor();
  return (
    <Page title={translate('myDay.title')}>
      <Sections />
      {actor && isSuggestedCauses(actor) && (
        <Box sx={{ mt: 2 }}>
          <SuggestedCauses />
        </Box>
      )}
    </Page>
  );
}

function Sections() {
  const translate = useTranslate();
  const { data, isError, isFetching, refetch } = useQuery({
    queryKey: [COMPLAINTS, 'day'],
    queryFn: ({ signal }) => call(getDay, { signal }),
    refetchOnWindowFocus: 'always',
  });
  if (isError && !data)
    return <FailedNotice text="myDay.failed" isRetrying={isFetching} onRetry={() => refetch()} />;
  if (!data)
    return <Skeleton role="status" aria-label={translate('myDay.loading')} variant="rounded" height={420} />;
  const { sections, to_verify, inbox_late } = data;
  if (sections.every(({ total }) => total === 0) && !to_verify?.total && !inbox_late)
    return <NothingWaits title="myDay.none.overdue" about="myDay.about" />;
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 2,
        alignItems: 'start',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' },
      }}
    >
      {sections.map((section) => (
        <WaitingSection key={section.name} section={section} />
      ))}
      {inbox_late && <InboxSection late={inbox_late} />}
      {to_verify && <VerifySection waiting={to_verify} />}
    </Box>
  );
}

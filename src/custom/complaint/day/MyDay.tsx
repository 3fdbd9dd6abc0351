import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import { getDay } from '../../../../contract/desk.ts';
import { call } from '../../../dataProvider/http.ts';
import { COMPLAINTS } from '../../../kit/data/resourceNames.ts';
import { FailedNotice } from '../../../kit/feedback/FailedNotice.tsx';
import { Page } from '../../../kit/page/Page.tsx';
import { VerifySection } from './VerifySection.tsx';
import { WaitingSection } from './WaitingSection.tsx';

/** `/grievance/day`: what waits for whoever is signed in, asked anew whenever somebody comes back to it (DESK-01). */
export default function MyDay() {
  const translate = useTranslate();
  return (
    <Page title={translate('myDay.title')}>
      <Sections />
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
  const { sections, to_verify } = data;
  if (sections.every(({ total }) => total === 0) && !to_verify?.total) return <NothingWaits />;
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
      {to_verify && <VerifySection waiting={to_verify} />}
    </Box>
  );
}

/** To a newcomer it says what the page is for (GRD-14). */
function NothingWaits() {
  const translate = useTranslate();
  return (
    <Box sx={{ py: 6, px: 2, textAlign: 'center' }}>
      <Typography variant="h2" component="p" sx={{ mb: 1 }}>
        {translate('myDay.none.overdue')}
      </Typography>
      <Typography color="textSecondary">{translate('myDay.about')}</Typography>
    </Box>
  );
}

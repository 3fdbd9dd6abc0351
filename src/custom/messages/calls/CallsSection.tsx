import Box from '@mui/material/Box';
import MuiLink from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { listCitizenCalls } from '#contract/messages/citizenCall.ts';
import type { PersonCard } from '#contract/persons/person.ts';
import { queryOf } from '#src/components/data/queryOf.ts';
import { CALLS } from '#src/components/data/resourceNames.ts';
import { FailedNotice } from '#src/components/feedback/FailedNotice.tsx';
import { Hint } from '#src/components/page/Hint.tsx';
import { Section } from '#src/components/page/Section.tsx';
import { useCallText } from './useCallText.ts';

/** The results of calls to a person, newest first, each with its complaint (PER-08, MSG-23). */
export default function CallsSection({ person }: { person: PersonCard }) {
  const callText = useCallText();
  const { data, isError, isFetching, refetch } = useCallsAbout({ person_id: person.id });
  return (
    <Section title="common.calls">
      {isError && (
        <FailedNotice text="calls.section.failed" isRetrying={isFetching} onRetry={() => refetch()} />
      )}
      {data?.total === 0 && <Hint text="calls.section.none" />}
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {data?.data.map((each) => (
          <Typography
            key={each.id}
            component="li"
            variant="body2"
            sx={{ overflowWrap: 'anywhere', py: 0.25 }}
          >
            {callText(each)}{' '}
            {each.complaint && (
              <MuiLink component={Link} to={`/grievance/${each.complaint.id}`} underline="always">
                {each.complaint.complaint_number}
              </MuiLink>
            )}
          </Typography>
        ))}
      </Box>
    </Section>
  );
}

/** How many are shown. */
const SHOWN = 20;

/** The results of calls about a complaint, or to a person, newest first (MSG-23). */
const useCallsAbout = (about: { complaint_id: number } | { person_id: number }) =>
  useQuery(queryOf([CALLS, 'about', about], listCitizenCalls, { query: { ...about, per_page: SHOWN } }));

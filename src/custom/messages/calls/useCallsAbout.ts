import { useQuery } from '@tanstack/react-query';
import { listCitizenCalls } from '#contract/messages/citizenCall.ts';
import { CALLS } from '#src/components/data/resourceNames.ts';
import { call } from '#src/dataProvider/call.ts';

/** How many are shown. */
const SHOWN = 20;

/** The results of calls about a complaint, or to a person, newest first (MSG-23). */
export const useCallsAbout = (about: { complaint_id: number } | { person_id: number }) =>
  useQuery({
    queryKey: [CALLS, 'about', about],
    queryFn: ({ signal }) => call(listCitizenCalls, { query: { ...about, per_page: SHOWN }, signal }),
  });

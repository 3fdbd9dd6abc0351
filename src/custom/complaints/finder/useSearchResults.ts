import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { searchComplaints } from '#contract/complaints/complaintCalls.ts';
import type { errorTexts } from '#contract/kernel/errorTexts.ts';
import { queryOf } from '#src/components/data/queryOf.ts';
import { COMPLAINTS } from '#src/components/data/resourceNames.ts';
import { useDebounced } from '#src/components/list/useDebounced.ts';
import { ApiFailure } from '#src/dataProvider/http.ts';

const SHOWN = 8;
/** Milliseconds without a key that count as a pause. */
const PAUSE_MS = 250;
/** By then another search of the same account has ended. */
const AGAIN_MS = 1_000;

const OVERTAKEN = `rules.${'newerSearch' satisfies keyof typeof errorTexts}`;
const isOvertaken = (failure: unknown) => failure instanceof ApiFailure && failure.message === OVERTAKEN;

/**
 * The first grievances that match the text, once typing pauses. A search for older text is cancelled. A search that
 * another one of the account has cancelled is repeated.
 */
export function useSearchResults(text: string) {
  const term = useDebounced(text, PAUSE_MS);
  const results = useQuery({
    ...queryOf([COMPLAINTS, 'find', term], searchComplaints, { query: { term, page: 1, per_page: SHOWN } }),
    enabled: term !== '',
    retry: (_times, failure) => isOvertaken(failure),
    retryDelay: AGAIN_MS,
    placeholderData: keepPreviousData,
    // Names and phones are only cached while they are shown.
    gcTime: 0,
  });
  const { data, error, refetch, isFetching } = results;
  const { data: rows = [], total = 0, more = false } = data ?? {};
  return { rows, total, more, error, refetch, isSearching: term !== text || isFetching };
}

import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { searchComplaints } from '#contract/complaints/complaintCalls.ts';
import type { errorTexts } from '#contract/kernel/errorTexts.ts';
import { COMPLAINTS } from '#src/components/data/resourceNames.ts';
import { useDebounced } from '#src/components/list/useDebounced.ts';
import { call } from '#src/dataProvider/call.ts';
import { ApiFailure } from '#src/dataProvider/http.ts';

const SHOWN = 8;
/** Between two keys of somebody who types. */
const PAUSE_MS = 250;
/** A search of the same account that began elsewhere is over by then. */
const AGAIN_MS = 1_000;

const OVERTAKEN = `rules.${'newerSearch' satisfies keyof typeof errorTexts}`;
const isOvertaken = (failure: unknown) => failure instanceof ApiFailure && failure.message === OVERTAKEN;

/**
 * The first grievances that fit the text, once typing pauses; what the text said before is no longer asked. A
 * search that a newer one of the account has overtaken is made again.
 */
export function useSearchResults(text: string) {
  const term = useDebounced(text, PAUSE_MS);
  const results = useQuery({
    queryKey: [COMPLAINTS, 'find', term],
    queryFn: ({ signal }) => call(searchComplaints, { query: { term, page: 1, per_page: SHOWN }, signal }),
    enabled: term !== '',
    retry: (_times, failure) => isOvertaken(failure),
    retryDelay: AGAIN_MS,
    placeholderData: keepPreviousData,
    // Names and phones are kept no longer than they are shown.
    gcTime: 0,
  });
  const { data, error, refetch, isFetching } = results;
  const { data: rows = [], total = 0, more = false } = data ?? {};
  return { rows, total, more, error, refetch, isSearching: term !== text || isFetching };
}

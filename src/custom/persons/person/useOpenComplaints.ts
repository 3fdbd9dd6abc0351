import { useQueries } from '@tanstack/react-query';
import { listPersonComplaints, type PersonComplaint } from '#contract/persons/person.ts';
import { PERSONS } from '#src/components/data/resourceNames.ts';
import { call } from '#src/dataProvider/call.ts';

/** So many of each person are looked through. */
const LOOKED_THROUGH = 100;

export type OpenComplaint = PersonComplaint & { id: number; person: { id: number; name: string } };

/** The grievances of people that are not closed and that the reader may open, the newest first; undefined while they are asked for. */
export function useOpenComplaints(persons: readonly { id: number; name: string }[]) {
  const results = useQueries({
    queries: persons.map(({ id }) => ({
      queryKey: [PERSONS, 'openComplaints', id],
      queryFn: ({ signal }: { signal: AbortSignal }) =>
        call(listPersonComplaints, { params: { id }, query: { per_page: LOOKED_THROUGH }, signal }),
    })),
  });
  const isWhole = results.every(({ data }) => data);
  const openComplaints = results
    .flatMap(({ data }, at) => (data?.data ?? []).map((each) => ({ ...each, person: persons[at] })))
    .filter((each): each is OpenComplaint => each.id !== null && each.status_group !== 'closed')
    .sort((one, other) => other.date.localeCompare(one.date));
  return {
    cases: isWhole ? openComplaints : undefined,
    isPending: results.some(({ isPending }) => isPending),
    isError: results.some(({ isError }) => isError),
    isFetching: results.some(({ isFetching }) => isFetching),
    refetch: () => Promise.all(results.map(({ refetch }) => refetch())),
  };
}

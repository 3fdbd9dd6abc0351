import { useQueries } from '@tanstack/react-query';
import { listPersonComplaints, type PersonComplaint } from '#contract/persons/person.ts';
import { queryOf } from '#src/components/data/queryOf.ts';
import { PERSONS } from '#src/components/data/resourceNames.ts';

/** The limit of grievances searched per person. */
const LOOKED_THROUGH = 100;

export type OpenComplaint = PersonComplaint & { id: number; person: { id: number; name: string } };

/** The open grievances of people that the user may open, newest first; undefined while loading. */
export function useOpenComplaints(persons: readonly { id: number; name: string }[]) {
  const results = useQueries({
    queries: persons.map(({ id }) =>
      queryOf([PERSONS, 'openComplaints', id], listPersonComplaints, {
        params: { id },
        query: { per_page: LOOKED_THROUGH },
      }),
    ),
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

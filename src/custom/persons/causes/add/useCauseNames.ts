import { useQueries } from '@tanstack/react-query';
import { type CauseName, getCause } from '#contract/persons/cause.ts';
import { CAUSES } from '#src/components/data/resourceNames.ts';
import { call } from '#src/dataProvider/call.ts';

/** The names of causes by their ids; undefined for missing ones. */
export const useCauseNames = (ids: readonly number[]): (CauseName | undefined)[] =>
  useQueries({
    queries: ids.map((id) => ({
      queryKey: [CAUSES, 'one', id],
      queryFn: ({ signal }: { signal: AbortSignal }) => call(getCause, { params: { id }, signal }),
    })),
    combine: (results) => results.map(({ data }) => data),
  });

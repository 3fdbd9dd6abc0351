import { useQueries } from '@tanstack/react-query';
import { type CauseName, getCause } from '#contract/persons/cause.ts';
import { queryOf } from '#src/components/data/queryOf.ts';
import { CAUSES } from '#src/components/data/resourceNames.ts';

/** The names of causes by their ids; undefined for missing ones. */
export const useCauseNames = (ids: readonly number[]): (CauseName | undefined)[] =>
  useQueries({
    queries: ids.map((id) => queryOf([CAUSES, 'one', id], getCause, { params: { id } })),
    combine: (results) => results.map(({ data }) => data),
  });

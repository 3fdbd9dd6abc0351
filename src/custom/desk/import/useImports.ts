import { useQuery } from '@tanstack/react-query';
import { listImports } from '#contract/desk/complaintImport.ts';
import { queryOf } from '#src/components/data/queryOf.ts';

/** The cache key that all import queries share. */
export const IMPORTS = 'complaint-imports';
const POLL_MS = 2_000;

/** The user's last imports, polled while one runs, so that a reload loses nothing. */
export const useImports = () =>
  useQuery({
    ...queryOf([IMPORTS], listImports),
    refetchInterval: ({ state }) => (state.data?.data.some(isUnderWay) ? POLL_MS : false),
  });

export const isUnderWay = ({ finished_at }: { finished_at: string | null }) => finished_at === null;

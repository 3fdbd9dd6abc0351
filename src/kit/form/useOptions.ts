import { useQuery } from '@tanstack/react-query';

export interface Option {
  value: number | string;
  label: string;
}

/** The options of a select, and how their loading stands. */
export interface Options {
  all: readonly Option[];
  isFetching: boolean;
  isError: boolean;
  refetch: () => void;
}

const FIVE_MINUTES = 300_000;

/** Options that the server has; asked once in five minutes, and not at all while `enabled` is false. */
export function useOptions(
  key: readonly unknown[],
  load: (signal: AbortSignal) => Promise<readonly Option[]>,
  enabled = true,
): Options {
  const { data, isFetching, isError, refetch } = useQuery({
    queryKey: ['options', ...key],
    queryFn: ({ signal }) => load(signal),
    enabled,
    staleTime: FIVE_MINUTES,
  });
  return { all: data ?? [], isFetching, isError, refetch };
}

/** Options that need no loading. */
export const fixedOptions = (all: readonly Option[]): Options => ({
  all,
  isFetching: false,
  isError: false,
  refetch: () => undefined,
});

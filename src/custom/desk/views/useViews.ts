import { useMutation, useQuery } from '@tanstack/react-query';
import { listViews } from '#contract/desk/view.ts';
import { useRenew } from '#src/components/data/useRenew.ts';
import { call } from '#src/dataProvider/call.ts';

const VIEWS = 'views';

/** The user's and the office's saved views (DESK-05), loaded after the list's rows. */
export const useViews = () =>
  useQuery({
    queryKey: [VIEWS],
    queryFn: async ({ signal }) => (await call(listViews, { signal })).data,
    staleTime: 60_000,
  });

/** Refetches the views. */
export const useRenewViews = () => useRenew([VIEWS]);

/**
 * Changes views and refetches them. It also refetches after a rejection, which another user's change may have caused.
 */
export const useViewChange = <V>(run: (values: V) => Promise<unknown>, onDone?: () => void) =>
  useMutation({ mutationFn: run, onSuccess: onDone, onSettled: useRenewViews() });

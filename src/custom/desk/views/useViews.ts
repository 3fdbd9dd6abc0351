import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { listViews } from '#contract/desk/view.ts';
import { call } from '#src/dataProvider/call.ts';

const VIEWS = 'views';

/** The caller's saved views and those of the office (DESK-05), asked for once the list has its rows. */
export const useViews = () =>
  useQuery({
    queryKey: [VIEWS],
    queryFn: async ({ signal }) => (await call(listViews, { signal })).data,
    staleTime: 60_000,
  });

/** Makes a call that changes views, and asks for them anew: after a refusal, too, which may come from somebody else's change. */
export function useViewChange<V>(run: (values: V) => Promise<unknown>, onDone?: () => void) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: run,
    onSuccess: onDone,
    onSettled: () => queryClient.invalidateQueries({ queryKey: [VIEWS] }),
  });
}

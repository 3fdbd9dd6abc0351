import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { countViews, type View } from '#contract/desk/view.ts';
import type { ListScope } from '#src/custom/complaints/list/firstCall.ts';
import { call } from '#src/dataProvider/http.ts';

/** As old as the server's own numbers get (DESK-06). */
const EVERY_MS = 60_000;

/** How many grievances each of the pinned views shows, by id: asked again each minute while the page is seen. */
export function useViewCounts(pinned: readonly View[], scope: ListScope) {
  const { data } = useQuery({
    queryKey: ['viewCounts', scope, pinned.map(({ id, version }) => [id, version])],
    queryFn: async ({ signal }) => (await call(countViews, { query: scope, signal })).data,
    enabled: pinned.length > 0,
    staleTime: EVERY_MS,
    refetchInterval: EVERY_MS,
    placeholderData: keepPreviousData,
  });
  return new Map(data?.map((counted) => [counted.id, counted]));
}

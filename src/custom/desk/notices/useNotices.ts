import { keepPreviousData, useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import { listNotices, readNotices } from '#contract/desk/notices.ts';
import type { BodyOf } from '#contract/kernel/define.ts';
import { NOTICES } from '#src/components/data/resourceNames.ts';
import { call } from '#src/dataProvider/http.ts';

/** The notices, newest first, asked for anew when a newer one has come. */
export function useNotices(newestId: number | undefined) {
  const { data, ...query } = useInfiniteQuery({
    queryKey: [NOTICES, 'list', newestId],
    queryFn: ({ pageParam, signal }) => call(listNotices, { query: { before: pageParam }, signal }),
    initialPageParam: null as number | null,
    getNextPageParam: ({ data, more }) => (more ? data.at(-1)?.id : undefined),
    placeholderData: keepPreviousData,
    gcTime: 0,
  });
  return { ...query, notices: data?.pages.flatMap((page) => page.data) };
}

/** Marks notices as read; list and bell follow. One that has gone meanwhile goes from the list, too. */
export function useReadNotices() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (which: Partial<BodyOf<typeof readNotices>>) => call(readNotices, { body: which }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: [NOTICES] }),
  });
}

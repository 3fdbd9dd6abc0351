import { useQuery } from '@tanstack/react-query';
import { listNotices } from '#contract/desk/notices.ts';
import { NOTICES } from '#src/components/data/resourceNames.ts';
import { call } from '#src/dataProvider/http.ts';

const EVERY_MS = 30_000;

/** How many notices are unread, and the newest one: asked for again and again while the page is seen, and as soon as it is. */
export function useNewest() {
  const { data } = useQuery({
    queryKey: [NOTICES, 'newest'],
    queryFn: ({ signal }) => call(listNotices, { query: { per_page: 1 }, signal }),
    refetchInterval: EVERY_MS,
    refetchOnWindowFocus: 'always',
  });
  return data && { newest: data.data[0], unread: data.unread };
}

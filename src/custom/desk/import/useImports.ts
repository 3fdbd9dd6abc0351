import { useQuery } from '@tanstack/react-query';
import { listImports } from '#contract/desk/complaintImport.ts';
import { call } from '#src/dataProvider/call.ts';

/** Whatever is asked about imports is cached below this key. */
export const IMPORTS = 'complaint-imports';
const POLL_MS = 2_000;

/** The caller's last imports, asked for again and again while one is under way; so a reload of the page loses nothing. */
export const useImports = () =>
  useQuery({
    queryKey: [IMPORTS],
    queryFn: ({ signal }) => call(listImports, { signal }),
    refetchInterval: ({ state }) => (state.data?.data.some(isUnderWay) ? POLL_MS : false),
  });

export const isUnderWay = ({ finished_at }: { finished_at: string | null }) => finished_at === null;

import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import List from '@mui/material/List';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { keepPreviousData, useInfiniteQuery, useMutation } from '@tanstack/react-query';
import { useRef } from 'react';
import { useTranslate } from 'react-admin';
import { listNotices, readNotices } from '#contract/desk/notices.ts';
import type { BodyOf } from '#contract/kernel/define.ts';
import { NOTICES } from '#src/components/data/resourceNames.ts';
import { useRenew } from '#src/components/data/useRenew.ts';
import { FailedNotice } from '#src/components/feedback/FailedNotice.tsx';
import { FailureAlert } from '#src/components/feedback/FailureAlert.tsx';
import { call } from '#src/dataProvider/call.ts';
import { NoticeRow } from './NoticeRow.tsx';

/** The notices, newest first. A newer notice refetches them. */
function useNotices(newestId: number | undefined) {
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

/** Marks notices as read and updates list and bell. A notice that no longer exists is removed from the list, too. */
function useReadNotices() {
  const renew = useRenew([NOTICES]);
  return useMutation({
    mutationFn: (which: Partial<BodyOf<typeof readNotices>>) => call(readNotices, { body: which }),
    onSettled: renew,
  });
}

interface NoticePanelProps {
  newestId: number | undefined;
  unread: number;
  /** The user has opened a notice. */
  onGo: () => void;
}

/** The notices, newest first. The user opens them or marks them as read in the list. */
export default function NoticePanel({ newestId, unread, onGo }: NoticePanelProps) {
  const translate = useTranslate();
  const { notices, error, isFetching, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } =
    useNotices(newestId);
  const read = useReadNotices();
  const heading = useRef<HTMLHeadingElement>(null);
  const readAll = () => {
    // The button disappears.
    heading.current?.focus();
    read.mutate({ all: true });
  };
  return (
    <>
      <Box sx={HEADER}>
        <Typography ref={heading} component="h2" variant="h2" tabIndex={-1} sx={{ outline: 'none' }}>
          {translate('notices.title')}
        </Typography>
        {unread > 0 && (
          <Button size="small" onClick={readAll}>
            {translate('notices.readAll')}
          </Button>
        )}
      </Box>
      <Box sx={{ display: 'grid', gap: 1, px: 2, '&:not(:empty)': { pb: 2 } }}>
        <FailureAlert failure={read.error} />
        {error && (
          <FailedNotice text="notices.failed" isRetrying={isFetching} onRetry={() => void refetch()} />
        )}
      </Box>
      {!notices && !error && <Skeleton variant="rounded" height={56} sx={{ mx: 2, mb: 2 }} />}
      {notices?.length === 0 && (
        <Typography variant="body2" color="textSecondary" sx={{ px: 2, pb: 2 }}>
          {translate('notices.empty')}
        </Typography>
      )}
      <List disablePadding aria-label={translate('notices.title')}>
        {notices?.map((notice) => (
          <NoticeRow
            key={notice.id}
            notice={notice}
            onOpen={() => {
              if (!notice.read) read.mutate({ ids: [notice.id] });
              onGo();
            }}
            onRead={() => read.mutate({ ids: [notice.id] })}
          />
        ))}
      </List>
      {hasNextPage && (
        <Button fullWidth loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {translate('notices.earlier')}
        </Button>
      )}
    </>
  );
}

const HEADER = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: 2,
  px: 2,
  py: 1.5,
};

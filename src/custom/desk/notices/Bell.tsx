import NotificationsIcon from '@mui/icons-material/NotificationsOutlined';
import Badge from '@mui/material/Badge';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Popover from '@mui/material/Popover';
import { visuallyHidden } from '@mui/utils';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { useTranslate } from 'react-admin';
import { listNotices, MAX_COUNTED_NOTICES, type Notice } from '#contract/desk/notices.ts';
import { queryOf } from '#src/components/data/queryOf.ts';
import { NOTICES } from '#src/components/data/resourceNames.ts';
import { retryImport } from '#src/components/page/retryImport.ts';
import { useAnchor } from '#src/components/page/useAnchor.ts';
import { useNoticeText } from './useNoticeText.ts';

const EVERY_MS = 30_000;

/** The number of unread notices and the newest one, polled while the page is visible. */
function useNewest() {
  const { data } = useQuery({
    ...queryOf([NOTICES, 'newest'], listNotices, { query: { per_page: 1 } }),
    refetchInterval: EVERY_MS,
    refetchOnWindowFocus: 'always',
  });
  return data && { newest: data.data[0], unread: data.unread };
}

/** Announces new notices to screen readers, but not those from before the page was opened. */
function News({ newest }: { newest: Notice | undefined }) {
  const translate = useTranslate();
  const text = useNoticeText();
  const [last] = useState(newest?.id ?? 0);
  const isNew = newest !== undefined && newest.id > last && !newest.read;
  return (
    <Box aria-live="polite" sx={visuallyHidden}>
      {isNew && translate('notices.news', { text: text(newest) })}
    </Box>
  );
}

const NoticePanel = lazy(retryImport(() => import('./NoticePanel.tsx')));

/** The number of unread notices, and the button that opens them (GRD-08). */
export default function Bell() {
  const translate = useTranslate();
  const { anchor, open, close } = useAnchor();
  const newest = useNewest();
  const unread = newest?.unread ?? 0;
  const isOpen = Boolean(anchor);
  return (
    <>
      <IconButton
        color="inherit"
        onClick={open}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        aria-label={newest ? translate(...unreadWords(unread)) : translate('notices.title')}
      >
        <Badge badgeContent={unread} max={MAX_COUNTED_NOTICES - 1} color="primary" overlap="circular">
          <NotificationsIcon />
        </Badge>
      </IconButton>
      {newest && <News newest={newest.newest} />}
      <Popover
        anchorEl={anchor}
        open={isOpen}
        onClose={close}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: 'top', horizontal: 'right' }}
        slotProps={{ paper: { role: 'dialog', 'aria-label': translate('notices.title'), sx: PANEL } }}
      >
        <Suspense>
          <NoticePanel newestId={newest?.newest?.id} unread={unread} onGo={close} />
        </Suspense>
      </Popover>
    </>
  );
}

function unreadWords(unread: number): [string, { smart_count: number }?] {
  if (unread === 0) return ['notices.noneUnread'];
  return [unread < MAX_COUNTED_NOTICES ? 'notices.unread' : 'notices.manyUnread', { smart_count: unread }];
}

const PANEL = { width: 'min(26rem, calc(100vw - 32px))', maxHeight: 'calc(100dvh - 5rem)', minHeight: 120 };

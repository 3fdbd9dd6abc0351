import NotificationsIcon from '@mui/icons-material/NotificationsOutlined';
import Badge from '@mui/material/Badge';
import IconButton from '@mui/material/IconButton';
import Popover from '@mui/material/Popover';
import { lazy, Suspense } from 'react';
import { useTranslate } from 'react-admin';
import { MAX_COUNTED_NOTICES } from '#contract/desk/notices.ts';
import { retryImport } from '#src/components/page/retryImport.ts';
import { useAnchor } from '#src/components/page/useAnchor.ts';
import { News } from './News.tsx';
import { useNewest } from './useNewest.ts';

const NoticePanel = lazy(retryImport(() => import('./NoticePanel.tsx')));

/** How many notices are unread, and the way to them (GRD-08). */
export default function Bell() {
  const translate = useTranslate();
  const { anchor, open, close } = useAnchor();
  const told = useNewest();
  const unread = told?.unread ?? 0;
  const isOpen = Boolean(anchor);
  return (
    <>
      <IconButton
        color="inherit"
        onClick={open}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        aria-label={told ? translate(...unreadWords(unread)) : translate('notices.title')}
      >
        <Badge badgeContent={unread} max={MAX_COUNTED_NOTICES - 1} color="primary" overlap="circular">
          <NotificationsIcon />
        </Badge>
      </IconButton>
      {told && <News newest={told.newest} />}
      <Popover
        anchorEl={anchor}
        open={isOpen}
        onClose={close}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: 'top', horizontal: 'right' }}
        slotProps={{ paper: { role: 'dialog', 'aria-label': translate('notices.title'), sx: PANEL } }}
      >
        <Suspense>
          <NoticePanel newestId={told?.newest?.id} unread={unread} onGo={close} />
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

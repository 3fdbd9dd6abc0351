import DoneIcon from '@mui/icons-material/Done';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';
import { visuallyHidden } from '@mui/utils';
import { useRef } from 'react';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import type { Notice } from '#contract/desk/notices.ts';
import { useFormats } from '#src/components/format/useFormats.ts';
import { useNameIn } from '#src/components/format/useNameIn.ts';
import { usePlaceText } from '#src/components/place/usePlaceText.ts';
import { useNoticeText } from './useNoticeText.ts';

interface NoticeRowProps {
  notice: Notice;
  onOpen: () => void;
  onRead: () => void;
}

/** A notice as a link to its grievance. An unread one can be marked as read without opening it. */
export function NoticeRow({ notice, onOpen, onRead }: NoticeRowProps) {
  const translate = useTranslate();
  const { instant } = useFormats();
  const text = useNoticeText()(notice);
  const nameIn = useNameIn();
  const placeText = usePlaceText();
  const markText = translate('notices.read');
  const link = useRef<HTMLAnchorElement>(null);
  const { complaint, created_at, read } = notice;
  const markRead = () => {
    // The button disappears.
    link.current?.focus();
    onRead();
  };
  return (
    <ListItem
      disablePadding
      divider
      secondaryAction={
        !read && (
          <Tooltip title={markText}>
            <IconButton edge="end" aria-label={`${markText}: ${text}`} onClick={markRead}>
              <DoneIcon fontSize="small" />
            </IconButton>
          </Tooltip>
        )
      }
    >
      <ListItemButton ref={link} component={Link} to={`/grievance/${complaint.id}`} onClick={onOpen} sx={ROW}>
        <Box sx={{ ...DOT, bgcolor: read ? 'transparent' : 'primary.main' }} />
        <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
          <Typography variant="body2" sx={{ fontWeight: read ? 400 : 600 }}>
            {!read && <span style={visuallyHidden}>{translate('notices.isUnread')} </span>}
            {text}
          </Typography>
          <Typography variant="body2" color="textSecondary">
            {[nameIn(complaint.category), placeText(complaint)].filter(Boolean).join(' · ')}
          </Typography>
          <Typography component="time" dateTime={created_at} variant="caption" color="textSecondary">
            {instant(created_at)}
          </Typography>
        </Box>
      </ListItemButton>
    </ListItem>
  );
}

const ROW = { alignItems: 'flex-start', gap: 1.5, '&.Mui-focusVisible': { outlineOffset: -2 } };
const DOT = { flexShrink: 0, width: 8, height: 8, mt: 0.75, borderRadius: '50%' };

import DeleteIcon from '@mui/icons-material/Delete';
import FindReplaceIcon from '@mui/icons-material/FindReplace';
import MicIcon from '@mui/icons-material/Mic';
import PictureAsPdfIcon from '@mui/icons-material/PictureAsPdf';
import Avatar from '@mui/material/Avatar';
import IconButton from '@mui/material/IconButton';
import MuiLink from '@mui/material/Link';
import ListItem from '@mui/material/ListItem';
import ListItemAvatar from '@mui/material/ListItemAvatar';
import ListItemText from '@mui/material/ListItemText';
import { useTranslate } from 'react-admin';
import type { MediaItem } from '#contract/complaints/complaint.ts';

interface SavedMediumProps {
  item: MediaItem;
  name: string;
  /** A replacement is being uploaded. */
  isReplaced: boolean;
  onReplace: () => void;
  onRemove: () => void;
}

/** A stored attachment: to view or play, replace and remove. */
export function SavedMedium({ item, name, isReplaced, onReplace, onRemove }: SavedMediumProps) {
  const translate = useTranslate();
  const { type, path } = item;
  const link = (
    <MuiLink href={path} target="_blank" rel="noopener">
      {name}
    </MuiLink>
  );
  return (
    <ListItem disableGutters divider sx={{ gap: 1, flexWrap: 'wrap' }}>
      <ListItemAvatar>
        <Avatar variant="rounded" src={type === 'image' ? path : undefined} alt="">
          {type === 'audio' ? <MicIcon /> : <PictureAsPdfIcon />}
        </Avatar>
      </ListItemAvatar>
      <ListItemText
        primary={type === 'audio' ? name : link}
        slotProps={{ primary: { noWrap: true, title: name } }}
        sx={{ flex: '1 1 8rem', minWidth: 0 }}
      />
      {type === 'audio' && (
        // biome-ignore lint/a11y/useMediaCaption: a citizen's own words, of which there is no text
        <audio
          controls
          preload="metadata"
          src={path}
          aria-label={name}
          style={{ height: 40, maxWidth: '100%' }}
        />
      )}
      <IconButton
        disabled={isReplaced}
        aria-label={translate('update.media.replace', { name })}
        onClick={onReplace}
      >
        <FindReplaceIcon />
      </IconButton>
      <IconButton
        disabled={isReplaced}
        aria-label={translate('recording.remove', { name })}
        onClick={onRemove}
      >
        <DeleteIcon />
      </IconButton>
    </ListItem>
  );
}

import CheckCircleIcon from '@mui/icons-material/CheckCircle';
import DeleteIcon from '@mui/icons-material/Delete';
import MicIcon from '@mui/icons-material/Mic';
import PictureAsPdfIcon from '@mui/icons-material/PictureAsPdf';
import Avatar from '@mui/material/Avatar';
import IconButton from '@mui/material/IconButton';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemAvatar from '@mui/material/ListItemAvatar';
import ListItemText from '@mui/material/ListItemText';
import { useEffect, useState } from 'react';
import { useTranslate } from 'react-admin';
import { type Attachment, inSendingOrder } from './attachments.ts';

interface AttachmentListProps {
  attachments: readonly Attachment[];
  /** Ids of uploaded attachments, which can no longer be removed here. */
  uploaded: readonly string[];
  onRemove: (attachment: Attachment) => void;
}

/** The attachments of the complaint, in the order of sending: images to view, recordings to play. */
export function AttachmentList({ attachments, uploaded, onRemove }: AttachmentListProps) {
  const translate = useTranslate();
  const recordings = attachments.filter(({ kind }) => kind === 'audio');
  const nameOf = (attachment: Attachment) =>
    attachment.kind === 'audio'
      ? translate('recording.audio', { number: recordings.indexOf(attachment) + 1 })
      : attachment.file.name;

  if (attachments.length === 0) return null;
  return (
    <List dense disablePadding aria-label={translate('recording.attachments')}>
      {inSendingOrder(attachments).map((attachment) => (
        <AttachmentItem
          key={attachment.id}
          attachment={attachment}
          name={nameOf(attachment)}
          isUploaded={uploaded.includes(attachment.id)}
          onRemove={() => onRemove(attachment)}
        />
      ))}
    </List>
  );
}

interface AttachmentItemProps {
  attachment: Attachment;
  name: string;
  isUploaded: boolean;
  onRemove: () => void;
}

function AttachmentItem({ attachment, name, isUploaded, onRemove }: AttachmentItemProps) {
  const translate = useTranslate();
  const { kind, file } = attachment;
  const url = useObjectUrl(file);
  const size = `${Math.max(1, Math.round(file.size / 1024))} kB`;
  return (
    <ListItem disableGutters divider sx={{ gap: 1, flexWrap: 'wrap' }}>
      <ListItemAvatar>
        <Avatar variant="rounded" src={kind === 'image' ? url : undefined} alt="">
          {kind === 'audio' ? <MicIcon /> : <PictureAsPdfIcon />}
        </Avatar>
      </ListItemAvatar>
      <ListItemText
        primary={name}
        secondary={size}
        slotProps={{ primary: { noWrap: true, title: name } }}
        sx={{ flex: '1 1 8rem', minWidth: 0 }}
      />
      {kind === 'audio' && (
        // biome-ignore lint/a11y/useMediaCaption: it was spoken a moment ago, there is no text of it
        <audio controls src={url} aria-label={name} style={{ height: 40, maxWidth: '100%' }} />
      )}
      {isUploaded ? (
        <CheckCircleIcon color="success" titleAccess={translate('common.uploaded')} />
      ) : (
        <IconButton aria-label={translate('recording.remove', { name })} onClick={onRemove}>
          <DeleteIcon />
        </IconButton>
      )}
    </ListItem>
  );
}

/** The object URL of a file while the component is mounted. */
function useObjectUrl(file: File): string | undefined {
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    const made = URL.createObjectURL(file);
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [file]);
  return url;
}

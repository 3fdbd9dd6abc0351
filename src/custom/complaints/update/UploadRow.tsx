import DeleteIcon from '@mui/icons-material/Delete';
import ErrorIcon from '@mui/icons-material/Error';
import Button from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import IconButton from '@mui/material/IconButton';
import ListItem from '@mui/material/ListItem';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import { useTranslate } from 'react-admin';
import type { Upload } from './useUploads.ts';

interface UploadRowProps {
  upload: Upload;
  onRetry: () => void;
  onDrop: () => void;
}

/** A file that is being uploaded, or its error with retry and remove buttons. */
export function UploadRow({ upload: { attachment, failure }, onRetry, onDrop }: UploadRowProps) {
  const translate = useTranslate();
  const { name } = attachment.file;
  const state = failure
    ? translate('update.media.failed', { reason: translate(failure, { _: failure }) })
    : translate('update.media.sending');
  return (
    <ListItem disableGutters divider sx={{ gap: 1, flexWrap: 'wrap' }}>
      <ListItemIcon sx={{ minWidth: 40, justifyContent: 'center' }}>
        {failure ? <ErrorIcon color="error" /> : <CircularProgress size={24} aria-label={state} />}
      </ListItemIcon>
      <ListItemText
        primary={name}
        secondary={state}
        slotProps={{
          primary: { noWrap: true, title: name },
          secondary: { role: 'status', color: failure ? 'error' : undefined },
        }}
        sx={{ flex: '1 1 8rem', minWidth: 0 }}
      />
      {failure && (
        <>
          <Button size="small" onClick={onRetry}>
            {translate('recording.retry')}
          </Button>
          <IconButton aria-label={translate('recording.remove', { name })} onClick={onDrop}>
            <DeleteIcon />
          </IconButton>
        </>
      )}
    </ListItem>
  );
}

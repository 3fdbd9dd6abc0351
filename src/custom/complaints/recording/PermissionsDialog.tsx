import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { useId } from 'react';
import { useTranslate } from 'react-admin';

interface PermissionsDialogProps {
  denied: 'microphone' | 'position';
  /** Saves the draft before the page reloads. */
  beforeReload: () => Promise<void>;
}

/** Blocks the screen until the user grants the permission and reloads the page (CRE-16). */
export function PermissionsDialog({ denied, beforeReload }: PermissionsDialogProps) {
  const translate = useTranslate();
  const id = useId();
  const reload = async () => {
    await beforeReload();
    window.location.reload();
  };
  return (
    <Dialog open role="alertdialog" aria-labelledby={`${id}-title`} aria-describedby={`${id}-text`}>
      <DialogTitle id={`${id}-title`}>{translate('recording.permissions.title')}</DialogTitle>
      <DialogContent>
        <DialogContentText id={`${id}-text`}>
          {translate('recording.permissions.text')}
          {denied === 'position' && ` ${translate('recording.permissions.position')}`}
        </DialogContentText>
      </DialogContent>
      <DialogActions>
        <Button variant="contained" autoFocus onClick={reload}>
          {translate('recording.permissions.reload')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

import Button from '@mui/material/Button';
import DialogContentText from '@mui/material/DialogContentText';
import { useId } from 'react';
import { useTranslate } from 'react-admin';
import { GuardedDialog } from '#src/components/dialog/GuardedDialog.tsx';

interface PermissionsDialogProps {
  denied: 'microphone' | 'position';
  /** Saves the draft before the page reloads. */
  beforeReload: () => Promise<void>;
}

/** Blocks the screen until the user grants the permission and reloads the page (CRE-16). */
export function PermissionsDialog({ denied, beforeReload }: PermissionsDialogProps) {
  const translate = useTranslate();
  const textId = useId();
  const reload = async () => {
    await beforeReload();
    window.location.reload();
  };
  return (
    <GuardedDialog
      role="alertdialog"
      title={translate('recording.permissions.title')}
      describedBy={textId}
      isChanged
      onClose={() => {}}
      actions={
        <Button variant="contained" autoFocus onClick={reload}>
          {translate('recording.permissions.reload')}
        </Button>
      }
    >
      <DialogContentText id={textId}>
        {translate('recording.permissions.text')}
        {denied === 'position' && ` ${translate('recording.permissions.position')}`}
      </DialogContentText>
    </GuardedDialog>
  );
}

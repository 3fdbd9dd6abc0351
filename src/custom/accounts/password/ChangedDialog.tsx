import CheckCircleIcon from '@mui/icons-material/CheckCircleOutlined';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { useId } from 'react';
import { useTranslate } from 'react-admin';

/** 'Password changed successfully!' (PWD-02), and that all other sessions have ended. */
export function ChangedDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const translate = useTranslate();
  const id = useId();
  return (
    <Dialog open={open} onClose={onClose} aria-labelledby={`${id}-title`} aria-describedby={`${id}-text`}>
      <DialogTitle id={`${id}-title`} sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
        <CheckCircleIcon color="success" />
        {translate('password.changed')}
      </DialogTitle>
      <DialogContent>
        <DialogContentText id={`${id}-text`}>{translate('password.others')}</DialogContentText>
      </DialogContent>
      <DialogActions>
        <Button variant="contained" onClick={onClose} autoFocus>
          {translate('password.close')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

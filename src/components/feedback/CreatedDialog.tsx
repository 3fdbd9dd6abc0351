import CheckCircleIcon from '@mui/icons-material/CheckCircleOutlined';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { useId } from 'react';
import { useTranslate } from 'react-admin';

interface CreatedDialogProps {
  /** Catalogue group with the texts `created` and `createdHint`. */
  words: 'incharges.area' | 'incharges.staff';
  open: boolean;
  onClose: () => void;
}

/** Confirms that an in-charge was created and shows the next step (VOL-02, GIC-01). */
export function CreatedDialog({ words, open, onClose }: CreatedDialogProps) {
  const translate = useTranslate();
  const id = useId();
  return (
    <Dialog open={open} onClose={onClose} aria-labelledby={`${id}-title`} aria-describedby={`${id}-text`}>
      <DialogTitle id={`${id}-title`} sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
        <CheckCircleIcon color="success" />
        {translate(`${words}.created`)}
      </DialogTitle>
      <DialogContent>
        <DialogContentText id={`${id}-text`}>{translate(`${words}.createdHint`)}</DialogContentText>
      </DialogContent>
      <DialogActions>
        <Button variant="contained" onClick={onClose} autoFocus>
          {translate('common.ok')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

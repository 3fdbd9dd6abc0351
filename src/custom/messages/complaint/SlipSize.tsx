import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogTitle from '@mui/material/DialogTitle';
import List from '@mui/material/List';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemText from '@mui/material/ListItemText';
import { useId } from 'react';
import { useTranslate } from 'react-admin';
import { SLIP_FORMATS } from '#contract/messages/slip.ts';
import type { ActionProps } from '#src/components/slots/capability.ts';
import { useSlip } from '../slips/useSlip.ts';

/** Prints the slip in another size, which is kept (MSG-17). */
export default function SlipSize({ complaint, onClose }: ActionProps) {
  const translate = useTranslate();
  const titleId = useId();
  const { printAs, format, isPending } = useSlip(complaint.id, onClose);
  return (
    <Dialog open onClose={onClose} aria-labelledby={titleId}>
      <DialogTitle id={titleId}>{translate('sending.slip.format')}</DialogTitle>
      <List disablePadding component="div">
        {SLIP_FORMATS.map((each) => (
          <ListItemButton
            key={each}
            autoFocus={each === format}
            selected={each === format}
            disabled={isPending}
            onClick={() => printAs(each)}
          >
            <ListItemText primary={translate(`sending.slip.formats.${each}`)} />
          </ListItemButton>
        ))}
      </List>
      <DialogActions>
        <Button onClick={onClose}>{translate('common.cancel')}</Button>
      </DialogActions>
    </Dialog>
  );
}

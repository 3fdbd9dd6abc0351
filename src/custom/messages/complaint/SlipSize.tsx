import List from '@mui/material/List';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemText from '@mui/material/ListItemText';
import { useTranslate } from 'react-admin';
import { SLIP_FORMATS } from '#contract/messages/slip.ts';
import { InfoDialog } from '#src/components/dialog/InfoDialog.tsx';
import type { ActionProps } from '#src/components/slots/parts.ts';
import { useSlip } from '../slips/useSlip.ts';

/** Prints the slip in another size, which is kept (MSG-17). */
export default function SlipSize({ complaint, onClose }: ActionProps) {
  const translate = useTranslate();
  const { printAs, format, isPending } = useSlip(complaint.id, onClose);
  return (
    <InfoDialog title={translate('sending.slip.format')} close="common.cancel" onClose={onClose}>
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
    </InfoDialog>
  );
}

import ArrowDropDownIcon from '@mui/icons-material/ArrowDropDown';
import Button from '@mui/material/Button';
import ButtonGroup from '@mui/material/ButtonGroup';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useRef, useState } from 'react';
import { useTranslate } from 'react-admin';
import { SLIP_FORMATS } from '#contract/messages/slip.ts';
import { useKeys, useShortcut } from '#src/components/keys/useKeys.ts';
import { useSlip } from './useSlip.ts';

/**
 * Prints the slip of a complaint, also by its key; the menu has the formats, and the last one is remembered (MSG-17).
 */
export function SlipButton({ complaintId }: { complaintId: number }) {
  const translate = useTranslate();
  const shortcut = useShortcut();
  const anchor = useRef<HTMLDivElement>(null);
  const [isOpen, setOpen] = useState(false);
  const { print, printAs, format, isPending } = useSlip(complaintId);
  useKeys({ slip: print });
  return (
    <>
      <ButtonGroup ref={anchor} size="small" variant="outlined">
        <Button loading={isPending} onClick={print} {...shortcut('slip')}>
          {translate('sending.slip.action')}
        </Button>
        <Button
          aria-label={translate('sending.slip.format')}
          aria-haspopup="menu"
          aria-expanded={isOpen}
          onClick={() => setOpen(true)}
          sx={{ px: 0 }}
        >
          <ArrowDropDownIcon fontSize="small" />
        </Button>
      </ButtonGroup>
      <Menu open={isOpen} anchorEl={() => anchor.current} onClose={() => setOpen(false)}>
        {SLIP_FORMATS.map((each) => (
          <MenuItem
            key={each}
            selected={each === format}
            onClick={() => {
              setOpen(false);
              printAs(each);
            }}
          >
            {translate(`sending.slip.formats.${each}`)}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}

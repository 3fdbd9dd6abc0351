import ArrowDropDownIcon from '@mui/icons-material/ArrowDropDown';
import Button from '@mui/material/Button';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useId, useState } from 'react';
import { useTranslate } from 'react-admin';
import { mayDoInBulk, ROW_ACTIONS } from '#contract/desk/bulkActions.ts';
import { storedActor } from '#src/authProvider/storedSession.ts';
import { Entry } from '#src/components/slots/Entry.tsx';
import type { BulkPart } from '#src/components/slots/parts.ts';
import { useSlot } from '#src/components/slots/useSlot.ts';

/** Further actions on the selected rows, in the order of the contract. */
export function MoreMenu({ onChoose }: { onChoose: (part: BulkPart) => void }) {
  const translate = useTranslate();
  const menuId = useId();
  const actor = storedActor();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const choose = (part: BulkPart) => {
    setAnchor(null);
    onChoose(part);
  };
  const parts = useSlot('bulk');
  const offered = ROW_ACTIONS.flatMap((action) => parts.filter(({ id }) => id === action)).filter(
    ({ id, button }) => !button && actor && mayDoInBulk(actor, id),
  );
  return (
    <>
      <Button
        variant="outlined"
        size="small"
        endIcon={<ArrowDropDownIcon />}
        aria-haspopup="menu"
        aria-controls={anchor ? menuId : undefined}
        aria-expanded={anchor !== null}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        {translate('common.more')}
      </Button>
      <Menu id={menuId} anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        {offered.map((part) => {
          const item = (
            <MenuItem key={part.id} onClick={() => choose(part)}>
              {translate(`bulk.actions.${part.id}`)}…
            </MenuItem>
          );
          return part.entry ? (
            <Entry key={part.id} part={part.entry}>
              {item}
            </Entry>
          ) : (
            item
          );
        })}
      </Menu>
    </>
  );
}

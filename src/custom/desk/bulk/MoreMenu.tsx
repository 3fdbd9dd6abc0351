import ArrowDropDownIcon from '@mui/icons-material/ArrowDropDown';
import Button from '@mui/material/Button';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useId, useState } from 'react';
import { useTranslate } from 'react-admin';
import { mayDoInBulk, type RowAction } from '#contract/desk/bulkActions.ts';
import { storedActor } from '#src/authProvider/storedSession.ts';
import { useSlot } from '#src/components/slots/useSlot.ts';
import { useMacros } from '#src/custom/replies/macros/useMacros.ts';

/** The order of the menu. Actions with a button in the bar are not in it. */
const ORDER: readonly RowAction[] = [
  ...(['category', 'priority', 'followup', 'answer', 'resolve'] as const),
  ...(['refer', 'message', 'macro'] as const),
];

/** Further actions on the selected rows. */
export function MoreMenu({ onChoose }: { onChoose: (action: RowAction) => void }) {
  const translate = useTranslate();
  const menuId = useId();
  const actor = storedActor();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const choose = (action: RowAction) => {
    setAnchor(null);
    onChoose(action);
  };
  const macros = useMacros();
  const isThere = (action: RowAction) => action !== 'macro' || Boolean(macros.data?.total);
  const added = useSlot('bulk');
  const offered = ORDER.filter(
    (action) => added.includes(action) && actor && mayDoInBulk(actor, action) && isThere(action),
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
        {offered.map((action) => (
          <MenuItem key={action} onClick={() => choose(action)}>
            {translate(`bulk.actions.${action}`)}…
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}

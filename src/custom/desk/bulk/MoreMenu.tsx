import ArrowDropDownIcon from '@mui/icons-material/ArrowDropDown';
import MenuItem from '@mui/material/MenuItem';
import { useTranslate } from 'react-admin';
import { mayDoInBulk, ROW_ACTIONS } from '#contract/desk/bulkActions.ts';
import { storedActor } from '#src/authProvider/storedSession.ts';
import { MenuButton } from '#src/components/page/MenuButton.tsx';
import { Entry } from '#src/components/slots/Entry.tsx';
import type { BulkPart } from '#src/components/slots/parts.ts';
import { useSlot } from '#src/components/slots/useSlot.ts';

/** Further actions on the selected rows, in the order of the contract. */
export function MoreMenu({ onChoose }: { onChoose: (part: BulkPart) => void }) {
  const translate = useTranslate();
  const actor = storedActor();
  const parts = useSlot('bulk');
  const offered = ROW_ACTIONS.flatMap((action) => parts.filter(({ id }) => id === action)).filter(
    ({ id, button }) => !button && actor && mayDoInBulk(actor, id),
  );
  return (
    <MenuButton
      variant="outlined"
      size="small"
      endIcon={<ArrowDropDownIcon />}
      label={translate('common.more')}
    >
      {(choosing) =>
        offered.map((part) => {
          const item = (
            <MenuItem key={part.id} onClick={choosing(() => onChoose(part))}>
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
        })
      }
    </MenuButton>
  );
}

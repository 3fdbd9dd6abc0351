import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'ra-core';
import type { ComplaintRow } from '../../../../contract/complaint.ts';
import { isAssignable } from './RowCheckbox.tsx';
import type { Selection } from './selection.ts';

interface SelectionBarProps {
  rows: readonly ComplaintRow[];
  selection: Selection;
  onAssign: () => void;
}

/** Ticks a whole page, says how many rows are ticked, and what can be done with them. */
export function SelectionBar({ rows, selection, onAssign }: SelectionBarProps) {
  const translate = useTranslate();
  const assignable = rows.filter(isAssignable);
  const ticked = assignable.filter(selection.has).length;
  const count = selection.rows.length;
  return (
    <>
      <FormControlLabel
        label={translate('complaintList.selectPage')}
        disabled={assignable.length === 0}
        control={
          <Checkbox
            size="small"
            checked={ticked > 0 && ticked === assignable.length}
            indeterminate={ticked > 0 && ticked < assignable.length}
            onChange={(_event, checked) =>
              checked ? selection.add(assignable) : selection.remove(assignable)
            }
          />
        }
      />
      <Typography role="status" variant="body2">
        {count > 0 && translate('complaintList.selected', { smart_count: count })}
      </Typography>
      {count > 0 && (
        <>
          <Button variant="contained" size="small" onClick={onAssign}>
            {translate('complaintList.assign')}
          </Button>
          <Button size="small" onClick={() => selection.remove(selection.rows)}>
            {translate('complaintList.clearSelection')}
          </Button>
        </>
      )}
    </>
  );
}

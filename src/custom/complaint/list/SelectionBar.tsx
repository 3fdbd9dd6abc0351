import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { SelectAllButton, useListContext, useTranslate } from 'react-admin';
import type { ComplaintRow } from '../../../../contract/complaint.ts';
import { isAssignable } from './RowCheckbox.tsx';

interface SelectionBarProps {
  onAssign: () => void;
  onAddToCause: () => void;
}

/** Says how many rows are ticked, on this page and on others, and what can be done with them. */
export function SelectionBar({ onAssign, onAddToCause }: SelectionBarProps) {
  const translate = useTranslate();
  const { selectedIds, onSelect, onUnselectItems } = useListContext();
  const count = selectedIds.length;
  const assignableOnly = {
    onSuccess: ({ data }: { data: ComplaintRow[] }) =>
      onSelect(data.filter(isAssignable).map(({ id }) => id)),
  };
  return (
    <>
      <Typography role="status" variant="body2">
        {count > 0 && translate('complaintList.selected', { smart_count: count })}
      </Typography>
      {count > 0 && (
        <>
          <Button variant="contained" size="small" onClick={onAssign}>
            {translate('complaintList.assign')}
          </Button>
          <Button variant="outlined" size="small" onClick={onAddToCause}>
            {translate('causes.add.action')}
          </Button>
          <SelectAllButton limit={MAX_SELECTED} queryOptions={assignableOnly} />
          <Button size="small" onClick={() => onUnselectItems()}>
            {translate('complaintList.clearSelection')}
          </Button>
        </>
      )}
    </>
  );
}

/** As many as one call of the list answers. */
const MAX_SELECTED = 100;

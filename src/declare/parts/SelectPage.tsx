import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { useListContext, useTranslate } from 'react-admin';

/** Selects all records of a page without a table: react-admin's `SelectPageCheckbox` works only in a table head. */
export function SelectPage() {
  const translate = useTranslate();
  const { data = [], selectedIds, onSelect } = useListContext();
  const here = data.map(({ id }) => id);
  const ticked = here.filter((id) => selectedIds.includes(id)).length;
  const isWhole = here.length > 0 && ticked === here.length;
  const others = selectedIds.filter((id) => !here.includes(id));
  return (
    <FormControlLabel
      sx={{ px: 2, py: 0.5 }}
      control={
        <Checkbox
          size="small"
          checked={isWhole}
          indeterminate={ticked > 0 && !isWhole}
          onChange={() => onSelect(isWhole ? others : [...others, ...here])}
        />
      }
      label={translate('ra.action.select_all')}
    />
  );
}

import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { useListContext, useTranslate } from 'react-admin';
import type { ComplaintRow } from '#contract/complaints/complaint.ts';
import { useAllMatching } from './useAllMatching.ts';
import { isAssignable } from './useTicks.ts';

/** Ticks every row of the page that can be ticked. Ticks on other pages stay. */
export function PageCheckbox({ withLabel = false }: { withLabel?: boolean }) {
  const translate = useTranslate();
  const { data = [], selectedIds, onSelect } = useListContext<ComplaintRow>();
  const { isAll, clear } = useAllMatching();
  const ids = data.filter(isAssignable).map(({ id }) => id);
  const ticked = ids.filter((id) => selectedIds.includes(id)).length;
  const others = selectedIds.filter((id) => !ids.includes(Number(id)));
  const select = (checked: boolean) => {
    if (isAll) clear();
    onSelect(checked ? [...others, ...ids] : isAll ? [] : others);
  };
  const label = translate('complaintList.selectPage');
  const box = (
    <Checkbox
      size="small"
      checked={isAll || (ticked > 0 && ticked === ids.length)}
      indeterminate={!isAll && ticked > 0 && ticked < ids.length}
      disabled={ids.length === 0}
      onChange={(_event, checked) => select(checked)}
      slotProps={{ input: withLabel ? {} : { 'aria-label': label } }}
      sx={{ p: 0.5 }}
    />
  );
  return withLabel ? <FormControlLabel label={label} control={box} sx={{ ml: 0 }} /> : box;
}

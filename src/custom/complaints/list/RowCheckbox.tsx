import Checkbox from '@mui/material/Checkbox';
import { useListContext, useTranslate } from 'react-admin';
import type { ComplaintRow } from '#contract/complaints/complaint.ts';
import { offer } from '#contract/complaints/complaintActions.ts';
import { storedActor } from '#src/authProvider/storedSession.ts';
import { keepClick } from './rowParts.tsx';
import { useAllMatching } from './useAllMatching.ts';

/** Whether the signed-in person may give the complaint to somebody as it stands. */
export function isAssignable(row: ComplaintRow): boolean {
  const actor = storedActor();
  return actor !== null && offer('assign', actor, row) === 'enabled';
}

/** Ticks a row for what is done with several at once. Taken out of all that are found, the others of its page stay. */
export function RowCheckbox({ row }: { row: ComplaintRow }) {
  const translate = useTranslate();
  const { data = [], selectedIds, onSelect, onToggleItem } = useListContext<ComplaintRow>();
  const { isAll, clear } = useAllMatching();
  const label = translate('complaintList.selectRow', { number: row.complaint_number });
  const toggle = () => {
    if (!isAll) return onToggleItem(row.id);
    clear();
    onSelect(data.filter((one) => isAssignable(one) && one.id !== row.id).map(({ id }) => id));
  };
  return (
    <Checkbox
      size="small"
      checked={isAll || selectedIds.includes(row.id)}
      disabled={!isAssignable(row)}
      onClick={keepClick}
      onChange={toggle}
      slotProps={{ input: { 'aria-label': label } }}
      sx={{ p: 0.5 }}
    />
  );
}

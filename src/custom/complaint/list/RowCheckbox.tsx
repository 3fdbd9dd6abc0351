import Checkbox from '@mui/material/Checkbox';
import { useListContext, useTranslate } from 'react-admin';
import type { ComplaintRow } from '../../../../contract/complaint.ts';
import { offer } from '../../../../contract/complaintActions.ts';
import { storedActor } from '../../../authProvider/storedSession.ts';
import { keepClick } from './rowParts.tsx';

/** Whether the signed-in person may give the complaint to somebody as it stands. */
export function isAssignable(row: ComplaintRow): boolean {
  const actor = storedActor();
  return actor !== null && offer('assign', actor, row) === 'enabled';
}

/** Ticks a row for what is done with several at once. */
export function RowCheckbox({ row }: { row: ComplaintRow }) {
  const translate = useTranslate();
  const { selectedIds, onToggleItem } = useListContext();
  const label = translate('complaintList.selectRow', { number: row.complaint_number });
  return (
    <Checkbox
      size="small"
      checked={selectedIds.includes(row.id)}
      disabled={!isAssignable(row)}
      onClick={keepClick}
      onChange={() => onToggleItem(row.id)}
      slotProps={{ input: { 'aria-label': label } }}
      sx={{ p: 0.5 }}
    />
  );
}

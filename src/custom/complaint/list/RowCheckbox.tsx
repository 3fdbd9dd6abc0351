import Checkbox from '@mui/material/Checkbox';
import { useTranslate } from 'ra-core';
import { useContext } from 'react';
import type { ComplaintRow } from '../../../../contract/complaint.ts';
import { offer } from '../../../../contract/complaintActions.ts';
import { storedActor } from '../../../authProvider/storedSession.ts';
import { SelectionContext } from './selection.ts';

/** Whether the signed-in person may give the complaint to somebody as it stands. */
export function isAssignable(row: ComplaintRow): boolean {
  const actor = storedActor();
  return actor !== null && offer('assign', actor, row) === 'enabled';
}

/** Ticks a row for what is done with several at once; nothing in lists without a selection. */
export function RowCheckbox({ row }: { row: ComplaintRow }) {
  const translate = useTranslate();
  const selection = useContext(SelectionContext);
  if (!selection) return null;
  const label = translate('complaintList.selectRow', { number: row.complaint_number });
  return (
    <Checkbox
      size="small"
      checked={selection.has(row)}
      disabled={!isAssignable(row)}
      onChange={(_event, checked) => (checked ? selection.add([row]) : selection.remove([row]))}
      slotProps={{ input: { 'aria-label': label } }}
      sx={{ p: 0.5, ml: -0.5, verticalAlign: 'middle' }}
    />
  );
}

import Alert from '@mui/material/Alert';
import { useEffect, useRef } from 'react';
import { useTranslate } from 'react-admin';
import type { RowAction } from '../../../../contract/bulkActions.ts';
import { useFormats } from '../../../kit/format/useFormats.ts';
import { Refusals } from '../../../kit/task/Refusals.tsx';
import type { Checked } from './useBulk.ts';

/** Of what changes nothing of a grievance. */
const POSSIBLE: Partial<Record<RowAction, string>> = {
  refer: 'bulk.possibleOf.refer',
  message: 'bulk.possibleOf.message',
};
const WORDS = { refused: 'bulk.refused', more: 'bulk.work.more' };

interface CheckedRowsProps {
  action: RowAction;
  checked: Checked;
}

/** What would become of those that are selected. It takes the focus: the same button would do it next. */
export function CheckedRows({ action, checked: { total, possible = 0, refused = [] } }: CheckedRowsProps) {
  const translate = useTranslate();
  const { number } = useFormats();
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  return (
    <Alert
      ref={box}
      tabIndex={-1}
      role="status"
      severity={possible < total ? 'warning' : 'info'}
      sx={{ '& .MuiAlert-message': { minWidth: 0, overflowWrap: 'anywhere' } }}
    >
      {translate(POSSIBLE[action] ?? 'bulk.possible', { possible: number(possible), total: number(total) })}
      <Refusals refusals={refused} words={WORDS} />
    </Alert>
  );
}

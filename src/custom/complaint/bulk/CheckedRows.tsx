import Alert from '@mui/material/Alert';
import { useEffect, useRef } from 'react';
import { useTranslate } from 'react-admin';
import { useFormats } from '../../../kit/format/useFormats.ts';
import { Refusals } from '../../../kit/task/Refusals.tsx';
import type { Checked } from './useBulk.ts';

const WORDS = { refused: 'bulk.refused', more: 'bulk.work.more' };

/** What would become of those that are selected. It takes the focus: the same button would do it next. */
export function CheckedRows({ checked: { total, possible = 0, refused = [] } }: { checked: Checked }) {
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
      {translate('bulk.possible', { possible: number(possible), total: number(total) })}
      <Refusals refusals={refused} words={WORDS} />
    </Alert>
  );
}

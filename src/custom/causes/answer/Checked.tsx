import Alert from '@mui/material/Alert';
import { useEffect, useRef } from 'react';
import { useTranslate } from 'react-admin';
import { useFormats } from '../../../kit/format/useFormats.ts';
import { Refusals } from '../../../kit/task/Refusals.tsx';
import type { WhoGetsIt } from './chosen.ts';

const WORDS = { refused: 'causes.work.refused', more: 'causes.work.more' };

interface CheckedProps {
  found: WhoGetsIt;
  /** As many as are to get it, and the messages that go out. */
  chosen: { count: number; messages: number };
}

/** How many get the answer, and who does not. It takes the focus: the same button would send next. */
export function Checked({ found: { total, possible, to_approve, refused }, chosen }: CheckedProps) {
  const translate = useTranslate();
  const { number } = useFormats();
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  return (
    <Alert
      ref={box}
      tabIndex={-1}
      role="status"
      severity={possible < total || to_approve ? 'warning' : 'info'}
      sx={{ '& .MuiAlert-message': { minWidth: 0, overflowWrap: 'anywhere' } }}
    >
      {translate('causes.answer.possible', { possible: number(chosen.count), total: number(total) })}{' '}
      {to_approve
        ? translate('causes.answer.toApprove')
        : translate('causes.answer.messages', { count: number(chosen.messages) })}
      <Refusals refusals={refused} words={WORDS} />
    </Alert>
  );
}

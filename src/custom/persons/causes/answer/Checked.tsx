import { useTranslate } from 'react-admin';
import { useFormats } from '#src/components/format/useFormats.ts';
import { CheckedAlert } from '#src/custom/desk/tasks/CheckedAlert.tsx';
import type { WhoGetsIt } from './chosen.ts';

const WORDS = { refused: 'causes.work.refused', more: 'causes.work.more' };

interface CheckedProps {
  found: WhoGetsIt;
  /** As many as are to get it, and the messages that go out. */
  chosen: { count: number; messages: number };
}

/** How many get the answer, and who does not. */
export function Checked({ found: { total, possible, to_approve, refused }, chosen }: CheckedProps) {
  const translate = useTranslate();
  const { number } = useFormats();
  return (
    <CheckedAlert isWarning={possible < total || to_approve} refusals={refused} words={WORDS}>
      {translate('causes.answer.possible', {
        ...{ smart_count: total, possible: number(chosen.count), total: number(total) },
      })}{' '}
      {to_approve
        ? translate('causes.answer.toApprove')
        : translate('causes.answer.messages', { count: number(chosen.messages) })}
    </CheckedAlert>
  );
}

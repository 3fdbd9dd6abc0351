import { useTranslate } from 'react-admin';
import type { RowAction } from '#contract/desk/bulkActions.ts';
import { useFormats } from '#src/components/format/useFormats.ts';
import { CheckedAlert } from '../tasks/CheckedAlert.tsx';
import type { Checked } from './useBulk.ts';

/** Texts for actions that do not change the grievance. */
const POSSIBLE: Partial<Record<RowAction, string>> = {
  refer: 'bulk.possibleOf.refer',
  message: 'bulk.possibleOf.message',
};
const WORDS = { refused: 'bulk.refused', more: 'bulk.work.more' };

interface CheckedRowsProps {
  action: RowAction;
  checked: Checked;
}

/** The expected effects on the selected rows. */
export function CheckedRows({ action, checked: { total, possible = 0, refused = [] } }: CheckedRowsProps) {
  const translate = useTranslate();
  const { number } = useFormats();
  return (
    <CheckedAlert isWarning={possible < total} refusals={refused} words={WORDS}>
      {translate(POSSIBLE[action] ?? 'bulk.possible', {
        smart_count: total,
        possible: number(possible),
        total: number(total),
      })}
    </CheckedAlert>
  );
}

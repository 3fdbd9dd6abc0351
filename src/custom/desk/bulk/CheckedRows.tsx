import { useTranslate } from 'react-admin';
import { useFormats } from '#src/components/format/useFormats.ts';
import type { BulkPart } from '#src/components/slots/parts.ts';
import { CheckedAlert } from '#src/components/task/CheckedAlert.tsx';
import type { Checked } from './useBulk.ts';

const WORDS = { refused: 'bulk.refused', more: 'bulk.work.more' };

interface CheckedRowsProps {
  part: BulkPart;
  checked: Checked;
}

/** The expected effects on the selected rows. */
export function CheckedRows({ part, checked: { total, possible = 0, refused = [] } }: CheckedRowsProps) {
  const translate = useTranslate();
  const { number } = useFormats();
  return (
    <CheckedAlert isWarning={possible < total} refusals={refused} words={WORDS}>
      {translate(part.possible ?? 'bulk.possible', {
        smart_count: total,
        possible: number(possible),
        total: number(total),
      })}
    </CheckedAlert>
  );
}

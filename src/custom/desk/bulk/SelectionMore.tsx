import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useListContext, useTranslate } from 'react-admin';
import type { ComplaintRow } from '#contract/complaints/complaint.ts';
import { MAX_BULK_ROWS } from '#contract/desk/bulkActions.ts';
import { useFormats } from '#src/components/format/useFormats.ts';
import type { BulkPart } from '#src/components/slots/parts.ts';
import { useAllMatching } from '#src/custom/complaints/list/useAllMatching.ts';
import { isAssignable } from '#src/custom/complaints/list/useTicks.ts';
import { MoreMenu } from './MoreMenu.tsx';

interface SelectionMoreProps {
  onChoose: (part: BulkPart) => void;
  onSelectAll: () => void;
}

/** More of the selection bar: further actions and, once a page is ticked, a button to select all results (DESK-09). */
export default function SelectionMore({ onChoose, onSelectAll }: SelectionMoreProps) {
  return (
    <>
      <MoreMenu onChoose={onChoose} />
      <AllMatching onSelect={onSelectAll} />
    </>
  );
}

function AllMatching({ onSelect }: { onSelect: () => void }) {
  const translate = useTranslate();
  const { number } = useFormats();
  const { data = [], selectedIds, total } = useListContext<ComplaintRow>();
  const { isAll } = useAllMatching();
  const isPageTicked = data.every((row) => !isAssignable(row) || selectedIds.includes(row.id));
  if (isAll || !isPageTicked || total === data.length) return null;
  if (total === undefined || total > MAX_BULK_ROWS) {
    return (
      <Typography variant="body2" color="textSecondary">
        {translate(total === undefined ? 'bulk.uncounted' : 'bulk.tooMany')}
      </Typography>
    );
  }
  return (
    <Button size="small" onClick={onSelect}>
      {translate('bulk.selectAll', { count: number(total) })}
    </Button>
  );
}

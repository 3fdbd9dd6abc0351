import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { lazy, Suspense, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useListContext, useTranslate } from 'react-admin';
import { useFormats } from '#src/components/format/useFormats.ts';
import { retryImport } from '#src/components/page/retryImport.ts';
import type { BulkPart } from '#src/components/slots/parts.ts';
import { useSlot } from '#src/components/slots/useSlot.ts';
import { useAllMatching } from '#src/custom/complaints/list/useAllMatching.ts';
import BulkWatch from './BulkWatch.tsx';
import SelectionMore from './SelectionMore.tsx';
import type { Selection } from './selection.ts';

const BulkDialog = lazy(retryImport(() => import('./BulkDialog.tsx')));

/** The bulk actions on a list's ticked rows, and the running jobs (LIST-11, DESK-09, DESK-10). */
export default function SelectionBar() {
  const { selectedIds, onSelect, onUnselectItems, total = 0 } = useListContext();
  const { isAll, filters, clear } = useAllMatching();
  const [chosen, setChosen] = useState<{ part: BulkPart; selection: Selection } | null>(null);
  const choose = (part: BulkPart) =>
    setChosen({ part, selection: isAll ? { filters, total } : { ids: selectedIds.map(Number) } });
  const untick = (finished?: readonly number[]) => {
    clear();
    if (finished) onSelect(selectedIds.filter((id) => !finished.includes(Number(id))));
    else onUnselectItems();
  };
  return (
    <Box sx={BAR}>
      <Bar onChoose={choose} />
      <BulkWatch />
      <Suspense>
        {chosen && <BulkDialog {...chosen} onDone={untick} onClose={() => setChosen(null)} />}
      </Suspense>
    </Box>
  );
}

const BAR = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: 1,
  alignItems: 'center',
  // The notice of a bulk action is below the line of the list's views, count and order.
  '&:has(.wholeLine)': { flexBasis: '100%', order: 1 },
};

/** The number of ticked rows, on this page and on others, and the actions. */
function Bar({ onChoose }: { onChoose: (part: BulkPart) => void }) {
  const translate = useTranslate();
  const { number } = useFormats();
  const { selectedIds, onUnselectItems, total = 0 } = useListContext();
  const { isAll, isOver, clear, select } = useAllMatching();
  const buttons = useSlot('bulk').filter(({ button }) => button);
  const status = useRef<HTMLElement>(null);
  const forget = useEffectEvent(clear);
  useEffect(() => {
    if (isOver) forget();
  }, [isOver]);
  const count = selectedIds.length;
  const said = isAll
    ? translate('complaintList.allSelected', { count: number(total) })
    : translate('complaintList.selected', { smart_count: count });
  return (
    <>
      <Typography ref={status} role="status" tabIndex={-1} variant="body2" sx={{ outline: 'none' }}>
        {(isAll || count > 0) && said}
      </Typography>
      {(isAll || count > 0) && (
        <>
          {buttons.map((part, at) => (
            <Button
              key={part.id}
              variant={at === 0 ? 'contained' : 'outlined'}
              size="small"
              onClick={() => onChoose(part)}
            >
              {translate(part.button ?? '')}
            </Button>
          ))}
          <SelectionMore
            onChoose={onChoose}
            onSelectAll={() => {
              select();
              // The button disappears; the next content follows the status text.
              status.current?.focus();
            }}
          />
          <Button
            size="small"
            onClick={() => {
              clear();
              onUnselectItems();
            }}
          >
            {translate('complaintList.clearSelection')}
          </Button>
        </>
      )}
    </>
  );
}

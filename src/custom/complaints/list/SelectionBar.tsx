import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useListContext, useTranslate } from 'react-admin';
import type { RowAction } from '#contract/desk/bulkActions.ts';
import { useFormats } from '#src/components/format/useFormats.ts';
import { lazyWithWords } from '#src/components/page/lazyWithWords.tsx';
import { useAllMatching } from './useAllMatching.ts';

const SelectionMore = lazyWithWords(() => import('#src/custom/desk/bulk/SelectionMore.tsx'));

/** Says how many rows are ticked, on this page and on others, and what can be done with them. */
export function SelectionBar({ onChoose }: { onChoose: (action: RowAction) => void }) {
  const translate = useTranslate();
  const { number } = useFormats();
  const { selectedIds, onUnselectItems, total = 0 } = useListContext();
  const { isAll, isOver, clear, select } = useAllMatching();
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
          <Button variant="contained" size="small" onClick={() => onChoose('assign')}>
            {translate('complaintList.assign')}
          </Button>
          <Button variant="outlined" size="small" onClick={() => onChoose('cause')}>
            {translate('complaint.addToCause')}
          </Button>
          <SelectionMore
            onChoose={onChoose}
            onSelectAll={() => {
              select();
              // The button goes: what comes next stands behind what is said.
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

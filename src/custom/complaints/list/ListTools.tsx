import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { lazy, Suspense, useState } from 'react';
import { RefreshButton, useListContext } from 'react-admin';
import type { RowAction } from '#contract/desk/bulkActions.ts';
import { hasCapability } from '#src/authProvider/capabilities.ts';
import { lazyWithWords } from '#src/components/page/lazyWithWords.tsx';
import { retryImport } from '#src/components/page/retryImport.ts';
import type { Selection } from '#src/custom/desk/bulk/selection.ts';
import { ExportButton } from './ExportButton.tsx';
import { SelectionBar } from './SelectionBar.tsx';
import { useAllMatching } from './useAllMatching.ts';
import { useExport } from './useExport.ts';

const BulkDialog = lazyWithWords(() => import('#src/custom/desk/bulk/BulkDialog.tsx'));
const ExportProgress = lazy(retryImport(() => import('./ExportProgress.tsx')));
const BulkWatch = lazy(retryImport(() => import('#src/custom/desk/bulk/BulkWatch.tsx')));

/** What can be done with a whole list or with several of its rows: exported, assigned, changed, answered (LIST-09 to LIST-11, DESK-09, DESK-10). */
export default function ListTools() {
  const { data = [], filterValues, selectedIds, onSelect, onUnselectItems, total = 0 } = useListContext();
  const hasDesk = hasCapability('desk');
  const { isAll, filters, clear } = useAllMatching();
  const making = useExport();
  const [chosen, setChosen] = useState<{ action: RowAction; selection: Selection } | null>(null);
  const choose = (action: RowAction) =>
    setChosen({ action, selection: isAll ? { filters, total } : { ids: selectedIds.map(Number) } });
  const untick = (finished?: readonly number[]) => {
    clear();
    if (finished) onSelect(selectedIds.filter((id) => !finished.includes(Number(id))));
    else onUnselectItems();
  };
  return (
    <Stack sx={{ gap: 1.5 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center', minHeight: 42 }}>
        {hasDesk && <SelectionBar onChoose={choose} />}
        {/* It comes later: what stands at the right must not move under the pointer. */}
        <Suspense>{hasDesk && <BulkWatch />}</Suspense>
        <Box sx={{ display: 'flex', gap: 1, ml: 'auto' }}>
          <RefreshButton />
          <ExportButton
            isPending={making.isPending}
            disabled={data.length === 0 || (!hasDesk && Boolean(filterValues.term))}
            selected={isAll ? total : selectedIds.length}
            onExport={making.start}
          />
        </Box>
      </Box>
      <Suspense>
        <ExportProgress making={making} />
      </Suspense>
      {chosen && <BulkDialog {...chosen} onDone={untick} onClose={() => setChosen(null)} />}
    </Stack>
  );
}

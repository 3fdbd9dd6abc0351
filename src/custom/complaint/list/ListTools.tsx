import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { lazy, Suspense, useState } from 'react';
import { RefreshButton, useListContext } from 'react-admin';
import { arriving } from '../../../kit/page/arriving.ts';
import { ExportButton } from './ExportButton.tsx';
import { ExportProgress } from './ExportProgress.tsx';
import { SelectionBar } from './SelectionBar.tsx';
import { useExport } from './useExport.ts';

const BulkAssignDialog = lazy(arriving(() => import('./BulkAssignDialog.tsx')));

/** What can be done with a whole list or with several of its rows: export and assign (LIST-09, LIST-10, LIST-11). */
export default function ListTools() {
  const { data = [], selectedIds, onSelect } = useListContext();
  const making = useExport();
  const [assigning, setAssigning] = useState<readonly number[] | null>(null);
  return (
    <Stack sx={{ gap: 1.5 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center', minHeight: 42 }}>
        <SelectionBar onAssign={() => setAssigning(selectedIds.map(Number))} />
        <Box sx={{ display: 'flex', gap: 1, ml: 'auto' }}>
          <RefreshButton />
          <ExportButton
            isPending={making.isPending}
            disabled={data.length === 0}
            selected={selectedIds.length}
            onExport={making.start}
          />
        </Box>
      </Box>
      <ExportProgress making={making} />
      <Suspense>
        {assigning && (
          <BulkAssignDialog
            ids={assigning}
            onAssigned={(done) => onSelect(selectedIds.filter((id) => !done.includes(Number(id))))}
            onClose={() => setAssigning(null)}
          />
        )}
      </Suspense>
    </Stack>
  );
}

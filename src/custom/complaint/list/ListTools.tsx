import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { lazy, Suspense, useState } from 'react';
import { RefreshButton, useListContext } from 'react-admin';
import { arriving } from '../../../kit/page/arriving.ts';
import { ExportButton } from './ExportButton.tsx';
import { ExportProgress } from './ExportProgress.tsx';
import { SelectionBar } from './SelectionBar.tsx';
import { useExport } from './useExport.ts';

const BulkCauseDialog = lazy(arriving(() => import('./BulkCauseDialog.tsx')));
const BulkAssignDialog = lazy(arriving(() => import('./BulkAssignDialog.tsx')));

/** What can be done with a whole list or with several of its rows: export, assign and put into a cause (LIST-09 to LIST-11, PER-18). */
export default function ListTools() {
  const { data = [], selectedIds, onSelect, onUnselectItems } = useListContext();
  const making = useExport();
  const [assigning, setAssigning] = useState<readonly number[] | null>(null);
  const [joining, setJoining] = useState<readonly number[] | null>(null);
  const selected = selectedIds.map(Number);
  return (
    <Stack sx={{ gap: 1.5 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center', minHeight: 42 }}>
        <SelectionBar onAssign={() => setAssigning(selected)} onAddToCause={() => setJoining(selected)} />
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
        {joining && (
          <BulkCauseDialog
            ids={joining}
            onAdded={() => {
              onUnselectItems();
              setJoining(null);
            }}
            onClose={() => setJoining(null)}
          />
        )}
      </Suspense>
    </Stack>
  );
}

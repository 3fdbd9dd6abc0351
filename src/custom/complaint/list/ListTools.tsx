import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { lazy, Suspense, useState } from 'react';
import type { ComplaintRow } from '../../../../contract/complaint.ts';
import { ExportButton } from './ExportButton.tsx';
import { ExportProgress } from './ExportProgress.tsx';
import type { Filters } from './listAddress.ts';
import { SelectionBar } from './SelectionBar.tsx';
import type { Selection } from './selection.ts';
import type { ListScope } from './useComplaints.ts';
import { useExport } from './useExport.ts';

const BulkAssignDialog = lazy(() => import('./BulkAssignDialog.tsx'));

interface ListToolsProps {
  filters: Filters;
  scope: ListScope;
  /** The rows of the page that is shown. */
  rows: readonly ComplaintRow[];
  selection: Selection;
}

/** What can be done with a whole list or with several of its rows: export and assign (LIST-09, LIST-10, LIST-11). */
export default function ListTools({ filters, scope, rows, selection }: ListToolsProps) {
  const making = useExport(filters, scope);
  const [assigning, setAssigning] = useState<readonly ComplaintRow[] | null>(null);
  return (
    <Stack sx={{ gap: 1.5 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
        <SelectionBar rows={rows} selection={selection} onAssign={() => setAssigning(selection.rows)} />
        <ExportButton isPending={making.isPending} disabled={rows.length === 0} onExport={making.start} />
      </Box>
      <ExportProgress making={making} />
      <Suspense>
        {assigning && (
          <BulkAssignDialog
            rows={assigning}
            filters={filters}
            onAssigned={selection.remove}
            onClose={() => setAssigning(null)}
          />
        )}
      </Suspense>
    </Stack>
  );
}

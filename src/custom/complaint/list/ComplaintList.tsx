import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { lazy, Suspense, useState } from 'react';
import type { ComplaintRow } from '../../../../contract/complaint.ts';
import { FilterPanel } from './FilterPanel.tsx';
import { ListResult } from './ListResult.tsx';
import { SelectionContext, useSelection } from './selection.ts';
import { type ListScope, useComplaints } from './useComplaints.ts';
import { useListAddress } from './useListAddress.ts';

const AssignDialog = lazy(() => import('../AssignDialog.tsx'));
const ListTools = lazy(() => import('./ListTools.tsx'));

interface ComplaintListProps {
  scope: ListScope;
  /** With export, and rows that can be ticked (LIST-09). */
  withTools?: boolean;
}

/** A list of complaints as every page shows it: filters, table, pager, assigning (LIST-01 to LIST-14). */
export function ComplaintList({ scope, withTools = false }: ComplaintListProps) {
  const address = useListAddress();
  const { filters, page, show } = address;
  const query = useComplaints(filters, page, scope);
  const selection = useSelection(filters);
  const [assigning, setAssigning] = useState<ComplaintRow | null>(null);
  return (
    <Stack sx={{ gap: 2 }}>
      <FilterPanel filters={filters} onChange={show} />
      {withTools && (
        <Box sx={{ minHeight: 42 }}>
          <Suspense>
            <ListTools filters={filters} scope={scope} rows={query.data?.data ?? []} selection={selection} />
          </Suspense>
        </Box>
      )}
      <SelectionContext value={withTools ? selection : null}>
        <ListResult query={query} address={address} onAssign={setAssigning} />
      </SelectionContext>
      <Suspense>
        {assigning && <AssignDialog complaint={assigning} onClose={() => setAssigning(null)} />}
      </Suspense>
    </Stack>
  );
}

import Stack from '@mui/material/Stack';
import { lazy, Suspense, useState } from 'react';
import type { ComplaintRow } from '../../../../contract/complaint.ts';
import { FilterPanel } from './FilterPanel.tsx';
import { ListResult } from './ListResult.tsx';
import { type ListScope, useComplaints } from './useComplaints.ts';
import { useListAddress } from './useListAddress.ts';

const AssignDialog = lazy(() => import('../AssignDialog.tsx'));

/** A list of complaints as every page shows it: filters, table, pager, assigning (LIST-01 to LIST-14). */
export function ComplaintList({ scope }: { scope: ListScope }) {
  const address = useListAddress();
  const query = useComplaints(address.filters, address.page, scope);
  const [assigning, setAssigning] = useState<ComplaintRow | null>(null);
  return (
    <Stack sx={{ gap: 2 }}>
      <FilterPanel filters={address.filters} onChange={address.show} />
      <ListResult query={query} address={address} onAssign={setAssigning} />
      <Suspense>
        {assigning && <AssignDialog complaint={assigning} onClose={() => setAssigning(null)} />}
      </Suspense>
    </Stack>
  );
}

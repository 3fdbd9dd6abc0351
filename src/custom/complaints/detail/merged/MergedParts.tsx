import Skeleton from '@mui/material/Skeleton';
import { useQuery } from '@tanstack/react-query';
import { listMergedComplaints } from '#contract/persons/merging.ts';
import { COMPLAINTS } from '#src/components/data/resourceNames.ts';
import { FailedNotice } from '#src/components/feedback/FailedNotice.tsx';
import { call } from '#src/dataProvider/call.ts';
import { MergedPart } from './MergedPart.tsx';
import type { MergedSource } from './UndoButton.tsx';

interface MergedPartsProps {
  complaintId: number;
  onUndo: (source: MergedSource) => void;
}

/** All that was merged into a grievance, each with what stays on it (PER-17). */
export function MergedParts({ complaintId, onUndo }: MergedPartsProps) {
  const { data, isError, isFetching, refetch } = useQuery({
    queryKey: [COMPLAINTS, 'merged', complaintId],
    queryFn: async ({ signal }) =>
      (await call(listMergedComplaints, { params: { id: complaintId }, signal })).data,
  });
  if (isError) {
    return (
      <FailedNotice text="complaint.merge.partsFailed" isRetrying={isFetching} onRetry={() => refetch()} />
    );
  }
  if (!data) return <Skeleton variant="rounded" height={160} />;
  return data.map((part) => <MergedPart key={part.complaint_number} part={part} onUndo={onUndo} />);
}

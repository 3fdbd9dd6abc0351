import { useQuery } from '@tanstack/react-query';
import { listMergedComplaints } from '#contract/persons/merging.ts';
import { COMPLAINTS } from '#src/components/data/resourceNames.ts';
import { NotLoaded } from '#src/components/feedback/NotLoaded.tsx';
import type { OfRecord } from '#src/components/slots/parts.ts';
import { call } from '#src/dataProvider/call.ts';
import { MergedPart } from './MergedPart.tsx';
import type { MergedSource } from './UndoButton.tsx';
import { useUndoMerge } from './useUndoMerge.tsx';

/** The grievances that were merged into this one (PER-17). */
export default function MergedParts({ complaint: { id, merged_from } }: OfRecord) {
  const { ask, dialog } = useUndoMerge();
  return (
    <>
      {merged_from?.length ? <Parts complaintId={id} onUndo={ask} /> : null}
      {dialog}
    </>
  );
}

interface PartsProps {
  complaintId: number;
  onUndo: (source: MergedSource) => void;
}

function Parts({ complaintId, onUndo }: PartsProps) {
  const { data, ...query } = useQuery({
    queryKey: [COMPLAINTS, 'merged', complaintId],
    queryFn: async ({ signal }) =>
      (await call(listMergedComplaints, { params: { id: complaintId }, signal })).data,
  });
  if (!data || query.isError)
    return <NotLoaded query={query} failed="complaint.merge.partsFailed" height={160} />;
  return data.map((part) => <MergedPart key={part.complaint_number} part={part} onUndo={onUndo} />);
}

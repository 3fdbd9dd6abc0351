import { useGetMany } from 'react-admin';
import type { ComplaintRow } from '../../../../contract/complaint.ts';
import { COMPLAINTS } from '../../../kit/data/resourceNames.ts';
import AddToCauseDialog from '../cause/AddToCauseDialog.tsx';

interface BulkCauseDialogProps {
  ids: readonly number[];
  onAdded: () => void;
  onClose: () => void;
}

/** Puts the ticked grievances into a cause, wherever in the list they stand (PER-18). */
export default function BulkCauseDialog({ ids, ...props }: BulkCauseDialogProps) {
  const { data } = useGetMany<ComplaintRow>(COMPLAINTS, { ids: [...ids] });
  const complaints = (data ?? []).filter(Boolean);
  return complaints.length > 0 ? <AddToCauseDialog complaints={complaints} {...props} /> : null;
}

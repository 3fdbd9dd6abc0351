import type { ActionProps } from '#src/components/slots/parts.ts';
import { CallDialog } from '../calls/CallDialog.tsx';

/** Calls the citizen, from the page of the grievance (MSG-23). */
const Call = ({ complaint, onClose }: ActionProps) => (
  <CallDialog
    about={{ complaint_id: complaint.id }}
    title={complaint.complaint_number}
    phones={[complaint.phone]}
    onClose={onClose}
  />
);
export default Call;

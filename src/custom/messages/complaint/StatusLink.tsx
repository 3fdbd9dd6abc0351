import type { ActionProps } from '#src/components/slots/parts.ts';
import { StatusLinkDialog } from '../contact/StatusLinkDialog.tsx';

/** Makes a new address of the status page, from the page of the grievance (MSG-18). */
const StatusLink = ({ complaint, onClose }: ActionProps) => (
  <StatusLinkDialog complaintId={complaint.id} onClose={onClose} />
);
export default StatusLink;

import { CallDialog } from '../calls/CallDialog.tsx';
import { SendDialog } from '../send/SendDialog.tsx';
import { StatusLinkDialog } from './StatusLinkDialog.tsx';

/** To write to a citizen, to call, or to give a new address of the status page. */
export type ContactWay = 'message' | 'call' | 'link';

interface ContactDialogProps {
  way: ContactWay;
  complaint: { id: number; complaint_number: string };
  /** Those that the citizen has, the main one first. */
  phones: readonly string[];
  onClose: () => void;
}

/** One of the ways to the citizen of a case; all of them come together, on demand. */
export default function ContactDialog({ way, complaint, phones, onClose }: ContactDialogProps) {
  if (way === 'message') return <SendDialog complaint={complaint} onClose={onClose} />;
  if (way === 'link') return <StatusLinkDialog complaintId={complaint.id} onClose={onClose} />;
  return <CallDialog complaint={complaint} phones={phones} onClose={onClose} />;
}

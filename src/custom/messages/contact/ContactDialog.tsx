import { CallDialog } from '../calls/CallDialog.tsx';
import { SendDialog } from '../send/SendDialog.tsx';
import { StatusLinkDialog } from './StatusLinkDialog.tsx';

/** Write to the citizen, call, or create a new status link. */
export type ContactWay = 'message' | 'call' | 'link';

interface ContactDialogProps {
  way: ContactWay;
  complaint: { id: number; complaint_number: string };
  /** The citizen's phones, the main one first. */
  phones: readonly string[];
  onClose: () => void;
}

/** One of the dialogs for the citizen of a complaint; all of them load together, on demand. */
export default function ContactDialog({ way, complaint, phones, onClose }: ContactDialogProps) {
  if (way === 'message') return <SendDialog complaint={complaint} phones={phones} onClose={onClose} />;
  if (way === 'link') return <StatusLinkDialog complaintId={complaint.id} onClose={onClose} />;
  return (
    <CallDialog
      about={{ complaint_id: complaint.id }}
      title={complaint.complaint_number}
      phones={phones}
      onClose={onClose}
    />
  );
}

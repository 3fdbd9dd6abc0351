import type { ActionProps } from '#src/components/slots/capability.ts';
import { CallDialog } from '../calls/CallDialog.tsx';

/** Calls the citizen, from the page of the grievance (MSG-23). */
const Call = ({ complaint, onClose }: ActionProps) => (
  <CallDialog complaint={complaint} phones={[complaint.phone]} onClose={onClose} />
);
export default Call;

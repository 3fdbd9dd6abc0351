import type { ActionProps } from '#src/components/slots/parts.ts';
import { EscalationDialog } from './EscalationDialog.tsx';

const Escalate = ({ complaint, onClose }: ActionProps) => (
  <EscalationDialog action="escalate" complaint={complaint} onClose={onClose} />
);
export default Escalate;

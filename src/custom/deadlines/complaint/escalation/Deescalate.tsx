import type { ActionProps } from '#src/components/slots/parts.ts';
import { EscalationDialog } from './EscalationDialog.tsx';

const Deescalate = ({ complaint, onClose }: ActionProps) => (
  <EscalationDialog action="deescalate" complaint={complaint} onClose={onClose} />
);
export default Deescalate;

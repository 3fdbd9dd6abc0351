import type { ActionProps } from '#src/components/slots/parts.ts';
import AddToCauseDialog from '../causes/add/AddToCauseDialog.tsx';

/** Adds a grievance to a shared problem, from its page (PER-18). */
const AddToCause = ({ complaint, onClose }: ActionProps) => (
  <AddToCauseDialog complaints={[complaint]} onAdded={onClose} onClose={onClose} />
);
export default AddToCause;

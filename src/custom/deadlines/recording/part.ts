import type { RecordingPart } from '#src/components/slots/recordingPart.ts';
import { PriorityInput } from './PriorityInput.tsx';

/** How urgent a new grievance is (SLA-01). */
const part: RecordingPart = { fields: ['priority'], Further: PriorityInput };
export default part;

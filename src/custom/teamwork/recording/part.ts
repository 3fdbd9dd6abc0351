import type { RecordingPart } from '#src/components/slots/recordingPart.ts';
import { WhoGetsIt } from './WhoGetsIt.tsx';

/** Who gets a new grievance (SLA-18). */
const part: RecordingPart = { End: WhoGetsIt };
export default part;

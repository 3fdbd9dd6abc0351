import type { OfRecord } from '#src/components/slots/parts.ts';
import { AbsentChip } from '../AbsentChip.tsx';

/** In whose place the reader works on it, in the head of its page (SLA-16). */
const Absent = ({ complaint }: OfRecord) => <AbsentChip complaint={complaint} />;
export default Absent;

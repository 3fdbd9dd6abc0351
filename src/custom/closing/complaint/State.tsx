import type { OfRecord } from '#src/components/slots/parts.ts';
import { ClosingChip } from '../ClosingChip.tsx';

/** Whether a closing waits, is claimed, confirmed or disputed, in the head of its page (REF-16, REF-17, REF-21). */
const State = ({ complaint }: OfRecord) => <ClosingChip complaint={complaint} isWhole />;
export default State;

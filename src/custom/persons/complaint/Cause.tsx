import { Fact } from '#src/components/page/Facts.tsx';
import type { OfRecord } from '#src/components/slots/parts.ts';
import { CauseChip } from '../causes/CauseChip.tsx';

/** The shared problem of a grievance, as a link (PER-18). */
const Cause = ({ complaint: { cause } }: OfRecord) => (
  <Fact name="cause">{cause && <CauseChip cause={cause} isWhole />}</Fact>
);
export default Cause;

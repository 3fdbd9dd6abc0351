import type { OfRecord } from '#src/components/slots/parts.ts';
import { DueChip } from '../DueChip.tsx';
import { LevelChip } from '../LevelChip.tsx';

/** The due date and the escalation level in the head of a grievance's page (SLA-14, SLA-15). */
const Due = ({ complaint }: OfRecord) => (
  <>
    <DueChip complaint={complaint} withResult />
    <LevelChip complaint={complaint} />
  </>
);
export default Due;

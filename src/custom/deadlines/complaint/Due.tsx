import type { OfRecord } from '#src/components/slots/capability.ts';
import { DueChip } from '../DueChip.tsx';
import { LevelChip } from '../LevelChip.tsx';

/** When a grievance is due, and how far it was escalated, in the head of its page (SLA-14, SLA-15). */
const Due = ({ complaint }: OfRecord) => (
  <>
    <DueChip complaint={complaint} withResult />
    <LevelChip complaint={complaint} />
  </>
);
export default Due;

import type { CreatedComplaint } from '#src/components/slots/recordingPart.ts';
import { CauseChip } from '../causes/CauseChip.tsx';
import { HouseholdProposal } from './HouseholdProposal.tsx';

/**
 * Below the number of a new grievance: its cause, and the household of the person with the same phone (PER-06, PER-16).
 */
export default function PersonAfterCreate({ complaint: { answer, notes } }: { complaint: CreatedComplaint }) {
  const personId = answer?.person_id;
  const relative = Number(notes?.relative);
  return (
    <>
      <CauseChip cause={answer?.cause} isWhole />
      {relative > 0 && personId && personId !== relative && (
        <HouseholdProposal
          relative={{ id: relative, name: notes?.relative_name ?? '' }}
          personId={personId}
        />
      )}
    </>
  );
}

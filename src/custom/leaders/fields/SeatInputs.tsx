import { required } from 'react-admin';
import { useWatch } from 'react-hook-form';
import type { CandidateDesignation } from '#contract/kernel/limits.ts';
import { SEAT_FIELDS } from '#contract/leaders/candidate.ts';
import { PlaceCascade } from '#src/components/place/PlaceCascade.tsx';
import { RecordInput } from '#src/declare/parts/RecordInput.tsx';

const LEVELS = ['parliament', 'assembly'] as const;

/** The required fields of the chosen designation: places, and the ministry of a minister (CAN-01). */
export function SeatInputs() {
  const designation: CandidateDesignation | null = useWatch({ name: 'designation' });
  if (!designation) return null;
  const fields = SEAT_FIELDS[designation];
  const levels = LEVELS.filter((level) => fields.includes(`${level}_id`));
  return (
    <>
      <PlaceCascade levels={levels} required={levels} />
      {fields.includes('category_id') && (
        <RecordInput source="category_id" reference="contact/category" validate={required()} />
      )}
    </>
  );
}

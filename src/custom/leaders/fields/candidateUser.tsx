import { hasCapability } from '#src/authProvider/capabilities.ts';
import type { FieldType } from '#src/declare/field.ts';
import { reference } from '#src/declare/fieldTypes.tsx';

const anybody = reference();
const noCandidate = reference({ is_candidate: false });

/** The party user who becomes a candidate; it cannot change later (CAN-01). */
export const candidateUser = (): FieldType => ({
  show: anybody.show,
  input: async (field) => {
    if (field.editing) return null;
    // A plain host does not say who is already a candidate.
    return (hasCapability('desk') ? noCandidate : anybody).input(field);
  },
});

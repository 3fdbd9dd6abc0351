import type { FieldType } from '#src/declare/field.ts';
import { reference } from '#src/declare/fieldTypes.tsx';

const among = reference({ is_candidate: false });

/** The party user who becomes a candidate; who it is does not change any more (CAN-01). */
export const candidateUser = (): FieldType => ({
  show: among.show,
  input: async (field) => (field.editing ? null : among.input(field)),
});

import type { RecordingPart } from '#src/components/slots/recordingPart.ts';
import { ReferenceOfAddress } from './ReferenceOfAddress.tsx';
import { ReferencePrefill } from './ReferencePrefill.tsx';

/** A grievance that refers to one which can no longer be reopened (REF-20). */
const part: RecordingPart = {
  fields: ['refers_to'],
  FromAddress: ReferenceOfAddress,
  End: ReferencePrefill,
};
export default part;

import { useWatch } from 'react-hook-form';
import { lazyWithWords } from '#src/components/page/lazyWithWords.tsx';
import type { RecordingPart } from '#src/components/slots/recordingPart.ts';
import type { ComplaintValues } from '#src/custom/complaints/recording/complaintForm.ts';

const InboxOfAddress = lazyWithWords(() => import('./InboxOfAddress.tsx'));
const InboxPrefill = lazyWithWords(() => import('./InboxPrefill.tsx'));

function Prefill() {
  const message = useWatch<ComplaintValues, 'inbox_id'>({ name: 'inbox_id' });
  return message ? <InboxPrefill /> : null;
}

/** A grievance that is recorded from what a citizen has sent (MSG-15). */
const part: RecordingPart = {
  fields: ['inbox_id'],
  additionFields: ['inbox_id'],
  FromAddress: InboxOfAddress,
  End: Prefill,
};
export default part;

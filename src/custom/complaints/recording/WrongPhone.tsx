import { useRecordContext } from 'react-admin';
import { useWatch } from 'react-hook-form';
import type { ComplaintRecord } from '#contract/complaints/complaint.ts';
import PhoneMark from '#src/custom/persons/contactPreferences/PhoneMark.tsx';
import type { ComplaintValues } from './complaintForm.ts';

/** Below the phone that is written: that it was wrong before, where it is known whose it is (PER-05, MSG-14). */
export default function WrongPhone() {
  const [phone, chosen] = useWatch<ComplaintValues, ['phone', 'person_id']>({ name: ['phone', 'person_id'] });
  const recorded = useRecordContext<ComplaintRecord>()?.person_id;
  return <PhoneMark personId={chosen ?? recorded} phone={phone} />;
}

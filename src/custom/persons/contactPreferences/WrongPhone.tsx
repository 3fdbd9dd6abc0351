import { useRecordContext } from 'react-admin';
import { useWatch } from 'react-hook-form';
import type { ComplaintRecord } from '#contract/complaints/complaint.ts';
import { lazyWithWords } from '#src/components/page/lazyWithWords.tsx';
import type { ComplaintValues } from '#src/custom/complaints/recording/complaintForm.ts';

const PhoneMark = lazyWithWords(() => import('./PhoneMark.tsx'));

/** Below the typed phone: a note that it was wrong before, if its person is known (PER-05, MSG-14). */
export default function WrongPhone() {
  const [phone, chosen] = useWatch<ComplaintValues, ['phone', 'notes.person']>({
    name: ['phone', 'notes.person'],
  });
  const recorded = useRecordContext<ComplaintRecord>()?.person_id;
  const personId = Number(chosen) || recorded;
  return personId ? <PhoneMark personId={personId} phone={phone} /> : null;
}

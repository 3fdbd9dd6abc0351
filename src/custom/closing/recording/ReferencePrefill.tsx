import { useTranslate } from 'react-admin';
import { useWatch } from 'react-hook-form';
import type { ComplaintValues } from '#src/custom/complaints/recording/complaintForm.ts';
import { TakeBackNotice } from '#src/custom/complaints/recording/TakeBackNotice.tsx';

/** Shows the grievance that this one refers to, since that can no longer be reopened (REF-20). */
export function ReferencePrefill() {
  const translate = useTranslate();
  const [referred, number] = useWatch<ComplaintValues, ['refers_to', 'notes.refers_to']>({
    name: ['refers_to', 'notes.refers_to'],
  });
  if (!referred) return null;
  return (
    <TakeBackNotice field="refers_to" takeBack="closed.takeBack">
      {translate('closed.refersTo', { number })}
    </TakeBackNotice>
  );
}

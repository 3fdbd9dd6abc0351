import { useTranslate } from 'react-admin';
import { useWatch } from 'react-hook-form';
import type { ComplaintValues } from '#src/custom/complaints/recording/complaintForm.ts';
import { TakeBackNotice } from '#src/custom/complaints/recording/TakeBackNotice.tsx';

/** Announces that saving adds the grievance to a cause with another one (PER-16). */
export function CausePrefill() {
  const translate = useTranslate();
  const [same, number] = useWatch<ComplaintValues, ['same_cause', 'notes.same_cause']>({
    name: ['same_cause', 'notes.same_cause'],
  });
  if (!same) return null;
  return (
    <TakeBackNotice field="same_cause" takeBack="recording.similar.takeBack">
      {translate('recording.similar.goesWith', { number })}
    </TakeBackNotice>
  );
}

import { useTranslate } from 'react-admin';
import { useWatch } from 'react-hook-form';
import type { ComplaintValues } from '#src/custom/complaints/recording/complaintForm.ts';
import { TakeBackNotice } from '#src/custom/complaints/recording/TakeBackNotice.tsx';

/** Says that what a citizen has sent is done in the inbox once the grievance is saved (MSG-15). */
export default function InboxPrefill() {
  const translate = useTranslate();
  const files = useWatch<ComplaintValues, 'notes.inbox_files'>({ name: 'notes.inbox_files' });
  return (
    <TakeBackNotice field="inbox_id" takeBack="inbox.recording.takeBack">
      {translate('inbox.recording.from')}
      {files && ` ${translate('inbox.recording.files', { files })}`}
    </TakeBackNotice>
  );
}

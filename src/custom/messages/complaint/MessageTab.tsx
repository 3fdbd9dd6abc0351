import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import DraftNotice from '#src/components/drafts/DraftNotice.tsx';
import { FailureAlert } from '#src/components/feedback/FailureAlert.tsx';
import type { ActionProps } from '#src/components/slots/parts.ts';
import { CallDialog } from '../calls/CallDialog.tsx';
import { useOutgoing } from '../send/useOutgoing.tsx';

/** Writes to the citizen from the page of the grievance; what would be sent is seen before it is (MSG-09, MSG-22). */
export default function MessageTab({ complaint, onClose, onDone }: ActionProps) {
  const translate = useTranslate();
  const [isCalling, setCalling] = useState(false);
  const { form, fields } = useOutgoing(complaint.id, onDone, () => setCalling(true));
  const { draft, failure, isPending, submit } = form;
  return (
    <>
      <Box component="form" noValidate onSubmit={submit} sx={{ display: 'grid', gap: 1.5 }}>
        <DraftNotice draft={draft} />
        <FailureAlert failure={failure} />
        {fields}
        <Box sx={{ display: 'flex', gap: 1, justifyContent: 'flex-end' }}>
          <Button onClick={onClose} disabled={isPending}>
            {translate('common.cancel')}
          </Button>
          <Button type="submit" variant="contained" loading={isPending}>
            {translate('common.send')}
          </Button>
        </Box>
      </Box>
      {isCalling && (
        <CallDialog
          about={{ complaint_id: complaint.id }}
          title={complaint.complaint_number}
          phones={[complaint.phone]}
          onClose={() => setCalling(false)}
        />
      )}
    </>
  );
}

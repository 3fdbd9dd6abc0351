import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import type { FormEvent, KeyboardEvent } from 'react';
import { useTranslate } from 'react-admin';
import { addRemark } from '#contract/complaints/complaintCalls.ts';
import { DraftNotice } from '#src/components/drafts/DraftNotice.tsx';
import { useDraftState } from '#src/components/drafts/useDraft.ts';
import { useIdempotentSubmit } from '#src/components/form/useIdempotentSubmit.ts';
import { call } from '#src/dataProvider/call.ts';
import { ComplaintFailure } from '../../ComplaintFailure.tsx';
import { useComplaintAction } from '../../useComplaintAction.ts';

interface RemarkFormProps {
  complaintId: number;
  /** One line high when false. */
  isOpen: boolean;
}

/** Adds a remark to the history. A blank one is not sent (DET-03). */
export function RemarkForm({ complaintId, isOpen }: RemarkFormProps) {
  const translate = useTranslate();
  const [text, setText, draft] = useDraftState(`remark/${complaintId}`, '');
  const attempt = useIdempotentSubmit();
  const message = text.trim();
  const send = useComplaintAction({
    run: (remark: string) => {
      const body = { complaint_id: complaintId, message: remark };
      return attempt((headers) => call(addRemark, { body, headers }));
    },
    successText: 'complaint.history.sent',
    // Text that was typed during the save starts the next remark.
    onDone: (sent) => {
      draft.sent();
      setText((written) => rest(written.trimStart(), sent));
    },
  });

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (message && !send.isPending) send.mutate(message);
  };
  const submitByKey = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) submit(event);
  };

  return (
    <Box component="form" onSubmit={submit} sx={{ display: 'grid', gap: 1 }}>
      <DraftNotice draft={draft} />
      <ComplaintFailure failure={send.error} />
      <TextField
        label={translate('complaint.history.remark')}
        value={text}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={submitByKey}
        multiline
        size="small"
        margin="none"
        minRows={isOpen ? 3 : 1}
        maxRows={8}
        slotProps={{ htmlInput: { maxLength: 10_000 } }}
      />
      {(isOpen || message) && (
        <Box sx={{ textAlign: 'end' }}>
          <Button type="submit" variant="outlined" loading={send.isPending}>
            {translate('complaint.history.send')}
          </Button>
        </Box>
      )}
    </Box>
  );
}

const rest = (written: string, sent: string) =>
  written.startsWith(sent) ? written.slice(sent.length).trimStart() : written;

import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { useTranslate } from 'ra-core';
import { type FormEvent, type KeyboardEvent, useState } from 'react';
import { addRemark } from '../../../../contract/complaintCalls.ts';
import { call } from '../../../dataProvider/http.ts';
import { FailureAlert } from '../FailureAlert.tsx';
import { useComplaintAction } from '../useComplaintAction.ts';

/** Adds to the history what the office has to say; a blank remark is not sent (DET-03). */
export function RemarkBox({ complaintId }: { complaintId: number }) {
  const translate = useTranslate();
  const [draft, setDraft] = useState(() => newDraft(''));
  const message = draft.text.trim();
  const send = useComplaintAction({
    run: (remark: string) =>
      call(addRemark, {
        body: { complaint_id: complaintId, message: remark },
        headers: { 'Idempotency-Key': draft.key },
      }),
    done: 'complaint.history.sent',
    onDone: () => setDraft(newDraft('')),
  });

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (message && !send.isPending) send.mutate(message);
  };
  const submitByKey = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) submit(event);
  };

  return (
    <Box component="form" onSubmit={submit} sx={{ display: 'grid', gap: 1, mb: 2 }}>
      <FailureAlert failure={send.error} />
      <TextField
        label={translate('complaint.history.remark')}
        value={draft.text}
        onChange={(event) => setDraft(newDraft(event.target.value))}
        onKeyDown={submitByKey}
        multiline
        minRows={2}
        maxRows={8}
        slotProps={{ htmlInput: { maxLength: 10_000 } }}
      />
      <Box sx={{ textAlign: 'end' }}>
        <Button type="submit" variant="outlined" loading={send.isPending}>
          {translate('complaint.history.send')}
        </Button>
      </Box>
    </Box>
  );
}

/** Words with a key of their own: sent again after a broken connection, they are still one remark. */
const newDraft = (text: string) => ({ text, key: crypto.randomUUID() });

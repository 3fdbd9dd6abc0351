import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import type { FormEvent, KeyboardEvent } from 'react';
import { useTranslate } from 'react-admin';
import { addRemark } from '#contract/complaints/complaintCalls.ts';
import DraftNotice from '#src/components/drafts/DraftNotice.tsx';
import { ComplaintFailure } from '../../ComplaintFailure.tsx';
import { useComplaintForm } from '../../useComplaintForm.ts';

interface RemarkFormProps {
  complaintId: number;
  /** One line high when false. */
  isOpen: boolean;
}

/** Adds a remark to the history. A blank one is not sent (DET-03). */
export function RemarkForm({ complaintId, isOpen }: RemarkFormProps) {
  const translate = useTranslate();
  const form = useComplaintForm(addRemark, {
    draft: `remark/${complaintId}`,
    defaultValues: { message: '' },
    bodyOf: ({ message }) => ({ complaint_id: complaintId, message }),
    once: true,
    done: 'complaint.history.sent',
    // Text that was typed during the save starts the next remark.
    onDone: (_answer, { message }) => {
      const left = rest(getValues('message').trimStart(), message.trim());
      setValue('message', left, { shouldDirty: true });
    },
  });
  const { register, watch, getValues, setValue } = form.form;
  const message = watch('message').trim();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (message) void form.submit();
  };
  const submitByKey = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) submit(event);
  };
  const { ref, ...field } = register('message');
  return (
    <Box component="form" onSubmit={submit} sx={{ display: 'grid', gap: 1 }}>
      <DraftNotice draft={form.draft} />
      <ComplaintFailure failure={form.failure} />
      <TextField
        {...field}
        inputRef={ref}
        label={translate('complaint.history.remark')}
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
          <Button type="submit" variant="outlined" loading={form.isPending}>
            {translate('complaint.history.send')}
          </Button>
        </Box>
      )}
    </Box>
  );
}

const rest = (written: string, sent: string) =>
  written.startsWith(sent) ? written.slice(sent.length).trimStart() : written;

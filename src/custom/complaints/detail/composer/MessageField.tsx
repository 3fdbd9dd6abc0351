import TextField from '@mui/material/TextField';
import type { KeyboardEvent } from 'react';
import { useTranslate } from 'react-admin';
import type { MessageFieldProps } from '#src/components/slots/parts.ts';
import { useCodes } from '#src/components/slots/useCodes.ts';
import { useSlot } from '#src/components/slots/useSlot.ts';

/** The message to the citizen, in an answer or with the resolution (DET-05, API-07). */
export function MessageField(props: Omit<MessageFieldProps, 'label' | 'autoFocus'> & { label?: string }) {
  const translate = useTranslate();
  const [part] = useCodes(useSlot('messageField'));
  const Field = part?.code.Field ?? PlainField;
  return <Field autoFocus label={translate('complaint.resolve.message')} {...props} />;
}

/** Ctrl+Enter sends. */
function PlainField({ label, value, onChange, fault, autoFocus, disabled }: MessageFieldProps) {
  const translate = useTranslate();
  return (
    <TextField
      label={label}
      value={value}
      disabled={disabled}
      onChange={({ target }) => onChange(target.value)}
      onKeyDown={sendByKey}
      error={fault !== null}
      helperText={fault ? translate(fault, { _: fault }) : ' '}
      required
      autoFocus={autoFocus}
      fullWidth
      multiline
      minRows={3}
      maxRows={10}
      margin="dense"
      slotProps={{ htmlInput: { maxLength: 10_000 } }}
    />
  );
}

function sendByKey({ key, ctrlKey, metaKey, target }: KeyboardEvent) {
  const isSent = key === 'Enter' && (ctrlKey || metaKey);
  if (isSent && target instanceof HTMLTextAreaElement) target.form?.requestSubmit();
}

import TextField from '@mui/material/TextField';
import type { KeyboardEvent } from 'react';
import { useTranslate } from 'react-admin';

interface MessageFieldProps {
  value: string;
  onChange: (message: string) => void;
  /** Whether it was to be sent without a word. */
  isMissing: boolean;
}

/** What the citizen is told, by an answer or with the resolution (DET-05, API-07). Ctrl+Enter sends, as it does remarks. */
export function MessageField({ value, onChange, isMissing }: MessageFieldProps) {
  const translate = useTranslate();
  return (
    <TextField
      label={translate('complaint.resolve.message')}
      value={value}
      onChange={(event) => onChange(event.target.value)}
      error={isMissing}
      helperText={isMissing ? translate('rules.required') : ' '}
      onKeyDown={sendByKey}
      required
      autoFocus
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

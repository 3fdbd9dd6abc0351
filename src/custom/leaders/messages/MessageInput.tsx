import TextField from '@mui/material/TextField';
import type { KeyboardEvent } from 'react';
import { useTranslate } from 'react-admin';
import { Bound } from '#src/components/form/Bound.tsx';

/** The text field of a message with its errors; Ctrl+Enter sends it. */
export function MessageInput() {
  const translate = useTranslate();
  return (
    <Bound<string> name="title">
      {({ value, onChange, error, ref }) => (
        <TextField
          autoFocus
          multiline
          minRows={2}
          maxRows={8}
          inputRef={ref}
          label={translate('common.message')}
          value={value}
          onChange={(event) => onChange(event.target.value)}
          onKeyDown={sendByKey}
          error={error !== null}
          helperText={error ?? ' '}
          slotProps={{ htmlInput: { maxLength: 2_000 }, formHelperText: error ? { role: 'alert' } : {} }}
        />
      )}
    </Bound>
  );
}

function sendByKey({ key, ctrlKey, metaKey, target }: KeyboardEvent) {
  if (key === 'Enter' && (ctrlKey || metaKey) && target instanceof HTMLTextAreaElement)
    target.form?.requestSubmit();
}

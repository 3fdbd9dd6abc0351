import TextField from '@mui/material/TextField';
import type { KeyboardEvent } from 'react';
import { useTranslate } from 'react-admin';
import { DraftNotice } from '#src/components/drafts/DraftNotice.tsx';
import { FailureAlert } from '#src/components/feedback/FailureAlert.tsx';
import type { useMessage } from './useMessage.ts';

/** The text field of a message with its errors; Ctrl+Enter sends it. */
export function MessageInput({ message }: { message: ReturnType<typeof useMessage> }) {
  const translate = useTranslate();
  const { text, draft, write, send, fault, failure } = message;
  const sendByKey = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) send();
  };
  return (
    <>
      <DraftNotice draft={draft} />
      <FailureAlert failure={failure} />
      <TextField
        autoFocus
        multiline
        minRows={2}
        maxRows={8}
        label={translate('common.message')}
        value={text}
        onChange={(event) => write(event.target.value)}
        onKeyDown={sendByKey}
        error={fault !== null}
        helperText={fault ? translate(fault) : ' '}
        slotProps={{ htmlInput: { maxLength: 2_000 }, formHelperText: fault ? { role: 'alert' } : {} }}
      />
    </>
  );
}

import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import type { MessageRecord } from '#contract/messages/message.ts';
import { resendRefusal } from '#contract/messages/messageState.ts';
import { useCodedText } from '#src/components/format/useCodedText.ts';
import { Hint } from '#src/components/page/Hint.tsx';
import { useFocusAfterRemoval } from '#src/components/page/useFocusAfterRemoval.ts';
import { ResendQuestion } from './ResendQuestion.tsx';
import { useMessageText } from './useMessageText.ts';
import { Words } from './Words.tsx';

/** An open message: its text, the reason of a failure, all its times, and 'Send again' if the user may (MSG-09). */
export function MessageDetails({ message }: { message: MessageRecord }) {
  const translate = useTranslate();
  const textOf = useCodedText();
  const words = useMessageText();
  const mayResend = Boolean(message.complaint?.id) && resendRefusal(message) === null;
  const details = useFocusAfterRemoval<HTMLDivElement>(mayResend ? 1 : 0);
  const { text, reason, again, language, created_by } = message;
  return (
    <Stack
      ref={details}
      tabIndex={-1}
      sx={{ gap: 1, alignItems: 'flex-start', overflowWrap: 'anywhere', outline: 0 }}
    >
      {text === null ? (
        <Typography>{translate('messages.erased')}</Typography>
      ) : (
        <Words lang={language}>{text}</Words>
      )}
      {reason && (
        <Typography variant="body2">
          {translate('messages.reason', { reason: textOf(reason, message) })}
        </Typography>
      )}
      <Typography variant="body2" color="textSecondary">
        {[
          ...words.times(message),
          created_by ? translate('messages.by', { name: created_by.name }) : translate('messages.byItself'),
        ].join(' · ')}
      </Typography>
      {again && <Hint text="messages.again" />}
      {mayResend && <Resend message={message} />}
    </Stack>
  );
}

function Resend({ message }: { message: MessageRecord }) {
  const translate = useTranslate();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button size="small" variant="outlined" onClick={() => setOpen(true)}>
        {translate('common.sendAgain')}
      </Button>
      <ResendQuestion message={message} open={isOpen} onClose={() => setOpen(false)} />
    </>
  );
}

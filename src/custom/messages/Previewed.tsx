import Alert from '@mui/material/Alert';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import type { AnswerOf } from '#contract/kernel/define.ts';
import type { previewMessage } from '#contract/messages/message.ts';
import type { MessageChannel } from '#contract/messages/messageKinds.ts';
import { useCodedText } from '#src/components/format/useCodedText.ts';
import { useLengthText } from './useLengthText.ts';
import { Words } from './Words.tsx';

type PreviewedProps = AnswerOf<typeof previewMessage> & { channel: MessageChannel };

/** A text as it would be sent, with phone, length and language, and the reason if it would not be sent (MSG-22). */
export function Previewed({ channel, ...preview }: PreviewedProps) {
  const { text, language, instead_of, phone, refused } = preview;
  const translate = useTranslate();
  const textOf = useCodedText();
  const length = useLengthText();
  const named = (of: typeof language) => translate(`messages.language.${of}`);
  return (
    <Stack sx={{ gap: 1 }}>
      {refused && (
        <Alert severity="warning" role="status">
          {translate('sending.refused', { reason: textOf(refused, preview) })}
        </Alert>
      )}
      {text && <Words lang={language}>{text}</Words>}
      <Typography variant="body2" color="textSecondary">
        {[
          phone ? translate('sending.to', { phone }) : translate('sending.noPhone'),
          named(language),
          text && length.ofText(text, channel),
        ]
          .filter(Boolean)
          .join(' · ')}
        {instead_of && (
          <span style={{ display: 'block' }}>
            {translate('sending.insteadOf', { language: named(language), other: named(instead_of) })}
          </span>
        )}
      </Typography>
    </Stack>
  );
}

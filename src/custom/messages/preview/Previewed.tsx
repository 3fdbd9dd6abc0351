import Alert from '@mui/material/Alert';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import type { AnswerOf } from '../../../../contract/define.ts';
import type { previewMessage } from '../../../../contract/message.ts';
import type { MessageChannel } from '../../../../contract/messageKinds.ts';
import { useMessageText } from '../../../kit/messages/useMessageText.ts';
import { useRuleText } from '../../../kit/task/useRuleText.ts';
import { useLengthText } from '../useLengthText.ts';

type PreviewedProps = AnswerOf<typeof previewMessage> & { channel: MessageChannel };

/** The text as it would go out, to which phone, how long it is, and why it would not (MSG-22). */
export function Previewed({ text, language, instead_of, phone, refused, channel }: PreviewedProps) {
  const translate = useTranslate();
  const words = useMessageText();
  const ruleText = useRuleText();
  const length = useLengthText();
  return (
    <Stack sx={{ gap: 1 }}>
      {refused && (
        <Alert severity="warning">
          {translate('messaging.preview.refused', { reason: ruleText(refused) })}
        </Alert>
      )}
      {text && (
        <Typography lang={language} sx={TEXT}>
          {text}
        </Typography>
      )}
      <Typography variant="body2" color="textSecondary">
        {[
          phone ? translate('messaging.preview.to', { phone }) : translate('messaging.preview.noPhone'),
          translate(`messages.channel.${channel}`),
          words.language({ language, instead_of }),
          length.ofText(text, channel),
        ].join(' · ')}
      </Typography>
    </Stack>
  );
}

const TEXT = {
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
  borderLeft: 3,
  borderColor: 'divider',
  pl: 1.5,
};

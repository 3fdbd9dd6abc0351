import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useTranslate } from 'react-admin';
import type { MessageChannel } from '#contract/messages/messageKinds.ts';
import { messageOf } from '#src/dataProvider/http.ts';
import { Previewed } from '../Previewed.tsx';
import type { usePreview } from './usePreview.ts';

interface PreviewProps {
  of: ReturnType<typeof usePreview>;
  channel: MessageChannel;
  /** The phone of an answer; by default the complaint's. */
  phone?: string;
}

/** The message as it would be sent (MSG-22). */
export function Preview({ of: { data, error, isPlaceholderData }, channel, phone }: PreviewProps) {
  const translate = useTranslate();
  const titleId = useId();
  if (error) {
    const reason = messageOf(error);
    return <Alert severity="warning">{translate(reason, { _: reason })}</Alert>;
  }
  if (!data) return null;
  return (
    <Box component="section" aria-labelledby={titleId} aria-busy={isPlaceholderData}>
      <Typography id={titleId} variant="h3" sx={{ mb: 1 }}>
        {translate('sending.preview')}
      </Typography>
      <Previewed {...data} phone={phone ?? data.phone} channel={channel} />
    </Box>
  );
}

import ExpandIcon from '@mui/icons-material/ExpandMore';
import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import type { MessageRecord } from '#contract/messages/message.ts';
import { useFormats } from '#src/components/format/useFormats.ts';
import { MessageDetails } from './MessageDetails.tsx';
import { MessageStateChip } from './MessageStateChip.tsx';
import { useMessageText } from './useMessageText.ts';

interface MessageLineProps {
  message: MessageRecord;
  /** The subject of the message, in a list of several people's messages. */
  about?: string;
  /** Shown above the text of an open message. */
  details?: ReactNode;
}

/** One message of a list; opens to its text (MSG-09). */
export function MessageLine({ message, about, details }: MessageLineProps) {
  const translate = useTranslate();
  const { instant } = useFormats();
  const words = useMessageText();
  const facts = [
    instant(message.created_at),
    translate(`messages.channel.${message.channel}`),
    words.language(message),
    words.parts(message.parts),
  ];
  return (
    <Accordion
      component="li"
      disableGutters
      elevation={0}
      slotProps={{ transition: { unmountOnExit: true } }}
      sx={LINE}
    >
      <AccordionSummary expandIcon={<ExpandIcon />} sx={{ px: 0, '& > *': { minWidth: 0 } }}>
        <Box component="span" sx={{ overflowWrap: 'anywhere' }}>
          <MessageStateChip state={message.state} />{' '}
          <Typography component="span" sx={{ fontWeight: 600 }}>
            {words.template(message)}
          </Typography>
          {about && (
            <Typography component="span" sx={{ display: 'block' }}>
              {about}
            </Typography>
          )}
          <Typography component="span" variant="body2" color="textSecondary" sx={{ display: 'block' }}>
            {facts.join(' · ')}
          </Typography>
        </Box>
      </AccordionSummary>
      <AccordionDetails sx={{ px: 0, pt: 0 }}>
        {details}
        <MessageDetails message={message} />
      </AccordionDetails>
    </Accordion>
  );
}

const LINE = {
  backgroundColor: 'transparent',
  borderBottom: 1,
  borderColor: 'divider',
  '&::before': { display: 'none' },
};

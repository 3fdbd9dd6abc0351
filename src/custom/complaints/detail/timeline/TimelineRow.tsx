import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useFormats } from '#src/components/format/useFormats.ts';

interface TimelineRowProps {
  /** The author; missing if unknown. */
  who?: string;
  /** The kind of event, before the author. */
  title?: string;
  chips?: ReactNode;
  at: string | undefined;
  /** The citizen received it. */
  isToCitizen?: boolean;
  children?: ReactNode;
}

/** One entry of the timeline: kind, author and time above its text. */
export function TimelineRow({ who, title, chips, at, isToCitizen = false, children }: TimelineRowProps) {
  const { instant } = useFormats();
  return (
    <Box component="li" sx={{ pl: 2, borderLeft: 3, borderColor: isToCitizen ? 'success.main' : 'divider' }}>
      <Stack direction="row" sx={{ flexWrap: 'wrap', alignItems: 'center', columnGap: 1, rowGap: 0.5 }}>
        {title && (
          <Typography variant="body2" sx={{ fontWeight: 600 }}>
            {title}
          </Typography>
        )}
        {who && (
          <Typography variant="body2" sx={{ fontWeight: title ? undefined : 600 }}>
            {who}
          </Typography>
        )}
        {chips}
        {at && (
          <Typography component="time" dateTime={at} variant="body2" color="textSecondary">
            {instant(at)}
          </Typography>
        )}
      </Stack>
      {children}
    </Box>
  );
}

/** A text that a user wrote. */
export const Words = ({ children }: { children: ReactNode }) => (
  <Typography dir="auto" sx={{ my: 0.5, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
    {children}
  </Typography>
);

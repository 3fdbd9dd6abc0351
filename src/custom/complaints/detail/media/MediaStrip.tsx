import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useTranslate } from 'react-admin';
import type { MediaItem } from '#contract/complaints/complaint.ts';
import { Media } from './Media.tsx';

/** The citizen's attachments, below their words (DET-01). */
export function MediaStrip({ media = [] }: { media: readonly MediaItem[] | undefined }) {
  const translate = useTranslate();
  const titleId = useId();
  if (media.length === 0) return null;
  return (
    <Box component="section" aria-labelledby={titleId} sx={{ mt: 1.5 }}>
      <Typography id={titleId} component="h3" variant="body2" color="textSecondary" sx={{ mb: 0.5 }}>
        {translate('complaint.media.title')}
      </Typography>
      <Media media={media} isSmall />
    </Box>
  );
}

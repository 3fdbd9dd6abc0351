import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useTranslate } from 'react-admin';
import type { Progress } from './useGallerySubmission.ts';

/** The progress of a gallery's upload; it blocks the page. */
export function SendingDialog({ progress }: { progress: Progress | null }) {
  const translate = useTranslate();
  const textId = useId();
  if (!progress) return null;
  const { sent, total } = progress;
  const text =
    total === 0
      ? translate('content.gallery.creating')
      : translate('content.gallery.sending', { number: sent + 1, total });
  return (
    <Dialog open fullWidth maxWidth="xs" aria-labelledby={textId}>
      <DialogContent sx={{ display: 'grid', gap: 2, textAlign: 'center' }}>
        <Typography id={textId} role="status">
          {text}
        </Typography>
        <LinearProgress
          aria-labelledby={textId}
          {...(total === 0 ? {} : { variant: 'determinate' as const, value: (100 * sent) / total })}
        />
      </DialogContent>
    </Dialog>
  );
}

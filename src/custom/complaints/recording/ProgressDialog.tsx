import CheckCircleIcon from '@mui/icons-material/CheckCircle';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { type KeyboardEvent, useEffect, useId } from 'react';
import { useTranslate } from 'react-admin';
import type { Step } from './submission.ts';

const LEAVE_AFTER_MS = 3_000;
/** Users hold these keys for shortcuts, so alone they do not count. */
const MODIFIERS = ['Control', 'Shift', 'Alt', 'Meta', 'AltGraph'];

interface ProgressDialogProps {
  step: Step | null;
  /** The complaint was created and the user has seen the message. */
  onLeave: () => void;
}

/**
 * The progress of the complaint. After creation the dialog closes automatically, on Ok and on any key (CRE-08, CRE-10).
 */
export function ProgressDialog({ step, onLeave }: ProgressDialogProps) {
  const translate = useTranslate();
  const textId = useId();
  const isFinished = step?.name === 'finished';

  useEffect(() => {
    if (!isFinished) return;
    const timer = setTimeout(onLeave, LEAVE_AFTER_MS);
    return () => clearTimeout(timer);
  }, [isFinished, onLeave]);

  const leaveOnKey = (event: KeyboardEvent) => {
    if (!isFinished || event.repeat || MODIFIERS.includes(event.key)) return;
    event.preventDefault();
    onLeave();
  };

  if (!step) return null;
  return (
    <Dialog open fullWidth maxWidth="xs" aria-labelledby={textId} onKeyDown={leaveOnKey}>
      <DialogContent sx={{ display: 'grid', gap: 2, justifyItems: 'center', textAlign: 'center', pt: 4 }}>
        {isFinished && <CheckCircleIcon color="success" sx={{ fontSize: 56 }} />}
        <Typography id={textId} component="p" variant="h6" role="status">
          {translate(...textOf(step))}
        </Typography>
        {isFinished && (
          <Typography variant="body2" color="textSecondary" sx={WITH_KEYS}>
            {translate('recording.slipKey')}
          </Typography>
        )}
        {!isFinished && (
          <LinearProgress sx={{ width: '100%' }} {...progressOf(step)} aria-labelledby={textId} />
        )}
      </DialogContent>
      {isFinished && (
        <DialogActions sx={{ justifyContent: 'center', pb: 3 }}>
          <Button variant="contained" autoFocus onClick={onLeave}>
            {translate('common.ok')}
          </Button>
        </DialogActions>
      )}
    </Dialog>
  );
}

/** A phone has no such key. */
const WITH_KEYS = { display: { xs: 'none', md: 'block' } };

function textOf(step: Step): [key: string, values?: Record<string, unknown>] {
  if (step.name === 'upload') return ['recording.uploading', { uploaded: step.uploaded, total: step.total }];
  const { complaint_number: number, added = false } = 'complaint' in step ? step.complaint : {};
  if (step.name === 'finished') return [added ? 'recording.similar.added' : 'recording.created', { number }];
  if (step.name === 'add') return ['recording.similar.adding', { number }];
  return ['recording.creating'];
}

const progressOf = (step: Step) =>
  step.name === 'upload'
    ? ({ variant: 'determinate', value: (100 * step.uploaded) / step.total } as const)
    : ({ variant: 'indeterminate' } as const);

import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { useTranslate } from 'react-admin';
import type { Task } from '#contract/desk/task.ts';
import { useFormats } from '../format/useFormats.ts';
import { isUnderWay } from './isUnderWay.ts';
import { Refusals } from './Refusals.tsx';

interface TaskProgressProps {
  task: Task;
  /** The translated name of the job. */
  title: string;
  /** The translation key above `states`, `told`, `refused`, `more`, `cancel`, `results` and `dismiss`. */
  words: string;
  /** Whether the button that started it has just gone with its dialog. */
  takesFocus: boolean;
  isCancelling: boolean;
  onCancel: () => void;
  onDismiss: () => void;
  /** Actions after the job has ended. */
  children?: ReactNode;
}

const SEVERITIES = {
  queued: 'info',
  running: 'info',
  done: 'success',
  cancelled: 'warning',
  failed: 'error',
} as const;

/** The progress and the result of a job over many grievances (GRD-15). */
export function TaskProgress({ task, title, words, takesFocus, children, ...actions }: TaskProgressProps) {
  const translate = useTranslate();
  const { number } = useFormats();
  const labelId = useId();
  const part = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (takesFocus) part.current?.focus({ preventScroll: true });
  }, [takesFocus]);
  const { state, total, done, refused, refusals, results } = task;
  const isOn = isUnderWay(task);
  const counts = { done: number(done), total: number(total), refused: number(refused) };
  return (
    <Alert
      ref={part}
      component="section"
      role="region"
      tabIndex={-1}
      aria-labelledby={`${labelId}-title`}
      severity={refused > 0 && state === 'done' ? 'warning' : SEVERITIES[state]}
      sx={{ outline: 'none', '& .MuiAlert-message': { flex: 1, minWidth: 0, overflowWrap: 'anywhere' } }}
    >
      <Typography id={`${labelId}-title`} component="h2" variant="subtitle2">
        {title}
      </Typography>
      <Typography id={labelId} variant="body2" role="status">
        {`${translate(`${words}.states.${state}`)}: ${translate(`${words}.told`, counts)}`}
      </Typography>
      {isOn && (
        <LinearProgress
          variant="determinate"
          value={total > 0 ? (100 * (done + refused)) / total : 0}
          aria-labelledby={labelId}
          sx={{ my: 1 }}
        />
      )}
      <Refusals refusals={refusals} words={{ refused: `${words}.refused`, more: `${words}.more` }} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'center', mt: 0.5 }}>
        {isOn ? (
          <Button size="small" color="inherit" loading={actions.isCancelling} onClick={actions.onCancel}>
            {translate(`${words}.cancel`)}
          </Button>
        ) : (
          <>
            {children}
            <Link href={results} download variant="body2" color="inherit" underline="always">
              {translate(`${words}.results`)}
            </Link>
            <Button size="small" color="inherit" onClick={actions.onDismiss}>
              {translate(`${words}.dismiss`)}
            </Button>
          </>
        )}
      </Box>
    </Alert>
  );
}

import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useEffect, useId, useRef } from 'react';
import { useTranslate } from 'react-admin';
import type { Task } from '../../../contract/task.ts';
import { ApiFailure } from '../../dataProvider/http.ts';
import { FailedNotice } from '../feedback/FailedNotice.tsx';
import { useFormats } from '../format/useFormats.ts';
import { Refusals } from './Refusals.tsx';
import { isUnderWay, useTask } from './useTask.ts';

interface TaskWorkProps {
  job: number;
  /** Where its words stand: `work` below it. */
  words: 'causes' | 'workload';
  onDismiss: () => void;
}

/** How work on many grievances comes along, and what became of it (GRD-15); nothing of work that is not one's own. */
export function TaskWork({ job, words, onDismiss }: TaskWorkProps) {
  const { task, error, isFetching, refetch, cancel } = useTask(job);
  if (error && !task) {
    if (error instanceof ApiFailure && error.status === 404) return null;
    return <FailedNotice text={`${words}.work.failed`} isRetrying={isFetching} onRetry={() => refetch()} />;
  }
  if (!task) return null;
  return (
    <Work
      task={task}
      words={words}
      isCancelling={cancel.isPending}
      onCancel={() => cancel.mutate()}
      onDismiss={onDismiss}
    />
  );
}

interface WorkProps extends Omit<TaskWorkProps, 'job'> {
  task: Task;
  isCancelling: boolean;
  onCancel: () => void;
}

const SEVERITIES = {
  queued: 'info',
  running: 'info',
  done: 'success',
  cancelled: 'warning',
  failed: 'error',
} as const;

function Work({ task, words, isCancelling, onCancel, onDismiss }: WorkProps) {
  const translate = useTranslate();
  const { number } = useFormats();
  const labelId = useId();
  const part = useRef<HTMLDivElement>(null);
  // The button that began it is gone with its dialog.
  useEffect(() => part.current?.focus({ preventScroll: true }), []);
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
        {translate(`${words}.work.title`)}
      </Typography>
      <Typography id={labelId} variant="body2" role="status">
        {`${translate(`${words}.work.states.${state}`)}: ${translate(`${words}.work.told`, counts)}`}
      </Typography>
      {isOn && (
        <LinearProgress
          variant="determinate"
          value={total > 0 ? (100 * (done + refused)) / total : 0}
          aria-labelledby={labelId}
          sx={{ my: 1 }}
        />
      )}
      <Refusals refusals={refusals} words={`${words}.work`} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'center', mt: 0.5 }}>
        {isOn ? (
          <Button size="small" color="inherit" loading={isCancelling} onClick={onCancel}>
            {translate(`${words}.work.cancel`)}
          </Button>
        ) : (
          <>
            <Link href={results} download variant="body2" color="inherit" underline="always">
              {translate(`${words}.work.results`)}
            </Link>
            <Button size="small" color="inherit" onClick={onDismiss}>
              {translate(`${words}.work.dismiss`)}
            </Button>
          </>
        )}
      </Box>
    </Alert>
  );
}

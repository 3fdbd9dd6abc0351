import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useNotify, useTranslate } from 'react-admin';
import { Link } from 'react-router';
import type { BulkWork } from '#contract/desk/bulk.ts';
import { useFormats } from '#src/components/format/useFormats.ts';
import { useSlot } from '#src/components/slots/useSlot.ts';
import { TaskProgress } from '#src/components/task/TaskProgress.tsx';
import { CHANGED } from './begun.ts';
import { useBulkWork } from './useBulkWork.ts';

interface WorkNoticeProps {
  work: BulkWork;
  /** Whether it was started on this page just now. */
  isNew: boolean;
  onDismiss: () => void;
}

/** The progress and the result of a bulk job, with its undo while that is possible (GRD-15, DESK-12). */
export function WorkNotice({ work: known, isNew, onDismiss }: WorkNoticeProps) {
  const translate = useTranslate();
  const notify = useNotify();
  const parts = useSlot('bulk');
  const { work, task, cancel, undo } = useBulkWork(known, ({ action, job, undo: undone }) => {
    if (undone || job.state !== 'done' || job.refused > 0) return;
    const { done = CHANGED } = parts.find(({ id }) => id === action) ?? {};
    notify(done, { type: 'success', messageArgs: { smart_count: job.done } });
  });
  const next = task.state === 'done' && !work.undo && parts.find(({ id }) => id === work.action)?.next;
  const action = translate(`bulk.actions.${work.action}`);
  return (
    <TaskProgress
      task={task}
      title={work.undo ? translate('bulk.undoing.title', { action }) : action}
      words={work.undo ? 'bulk.undoing' : 'bulk.work'}
      takesFocus={isNew}
      isCancelling={cancel.isPending}
      onCancel={() => cancel.mutate()}
      onDismiss={onDismiss}
    >
      {next && (
        <Button component={Link} to={next} size="small" variant="outlined" color="inherit">
          {translate(`bulk.next.${work.action}`)}
        </Button>
      )}
      {work.undo_until && (
        <>
          <Button
            size="small"
            variant="outlined"
            color="inherit"
            loading={undo.isPending}
            onClick={() => undo.mutate()}
          >
            {translate('bulk.work.undo')}
          </Button>
          <UndoTime until={work.undo_until} />
        </>
      )}
    </TaskProgress>
  );
}

function UndoTime({ until }: { until: string }) {
  const translate = useTranslate();
  const { instant } = useFormats();
  return (
    <Typography variant="body2">{translate('bulk.work.undoUntil', { time: instant(until) })}</Typography>
  );
}

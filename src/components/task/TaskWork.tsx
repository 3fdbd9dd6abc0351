import { useTranslate } from 'react-admin';
import { isGone } from '#src/components/feedback/unlessGone.ts';
import { FailedNotice } from '../feedback/FailedNotice.tsx';
import { TaskProgress } from './TaskProgress.tsx';
import { useTask } from './useTask.ts';

interface TaskWorkProps {
  job: number;
  /** The catalogue that has the texts, below `work`. */
  words: 'causes' | 'workload';
  onDismiss: () => void;
}

/** The progress and the result of a job over many grievances (GRD-15). Empty for another user's job. */
export function TaskWork({ job, words, onDismiss }: TaskWorkProps) {
  const translate = useTranslate();
  const { task, error, isFetching, refetch, cancel } = useTask(job);
  if (error && !task) {
    if (isGone(error)) return null;
    return <FailedNotice text={`${words}.work.failed`} isRetrying={isFetching} onRetry={() => refetch()} />;
  }
  if (!task) return null;
  return (
    <TaskProgress
      task={task}
      title={translate(`${words}.work.title`)}
      words={`${words}.work`}
      takesFocus
      isCancelling={cancel.isPending}
      onCancel={() => cancel.mutate()}
      onDismiss={onDismiss}
    />
  );
}

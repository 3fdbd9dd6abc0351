import { useTranslate } from 'react-admin';
import { ApiFailure } from '../../../dataProvider/http.ts';
import { FailedNotice } from '../../../kit/feedback/FailedNotice.tsx';
import { TaskProgress } from '../../../kit/task/TaskProgress.tsx';
import { useTask } from './useTask.ts';

interface AnswerWorkProps {
  job: number;
  onDismiss: () => void;
}

/** How an answer to all comes along, and what became of it (PER-19, GRD-15); nothing of work that is not one's own. */
export function AnswerWork({ job, onDismiss }: AnswerWorkProps) {
  const translate = useTranslate();
  const { task, error, isFetching, refetch, cancel } = useTask(job);
  if (error && !task) {
    if (error instanceof ApiFailure && error.status === 404) return null;
    return <FailedNotice text="causes.work.failed" isRetrying={isFetching} onRetry={() => refetch()} />;
  }
  if (!task) return null;
  return (
    <TaskProgress
      task={task}
      title={translate('causes.work.title')}
      words="causes.work"
      takesFocus
      isCancelling={cancel.isPending}
      onCancel={() => cancel.mutate()}
      onDismiss={onDismiss}
    />
  );
}

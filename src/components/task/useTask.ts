import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { cancelTask, getTask } from '#contract/desk/task.ts';
import { queryOf } from '#src/components/data/queryOf.ts';
import { call } from '#src/dataProvider/call.ts';
import { CAUSES, COMPLAINTS } from '../data/resourceNames.ts';
import { useNotifyFailure } from '../feedback/useNotifyFailure.ts';
import { ASKED_EVERY_MS, isUnderWay } from './isUnderWay.ts';

/**
 * The state of a job over many grievances, polled while it runs and the page is visible, and its cancel function
 * (GRD-15).
 */
export function useTask(id: number) {
  const queryClient = useQueryClient();
  const notifyFailure = useNotifyFailure();
  const queryKey = ['task', id];
  const { data, error, isFetching, refetch } = useQuery({
    ...queryOf(queryKey, getTask, { params: { id } }),
    refetchInterval: ({ state }) => (isUnderWay(state.data) && !state.error ? ASKED_EVERY_MS : false),
  });
  const cancel = useMutation({
    mutationFn: () => call(cancelTask, { params: { id } }),
    onSuccess: (task) => queryClient.setQueryData(queryKey, task),
    onError: notifyFailure,
  });
  const isOver = !isUnderWay(data);
  // Refresh the data that the job has changed.
  useEffect(() => {
    if (!isOver) return;
    void queryClient.invalidateQueries({ queryKey: [CAUSES] });
    void queryClient.invalidateQueries({ queryKey: [COMPLAINTS] });
  }, [isOver, queryClient]);
  return { task: data, error, isFetching, refetch, cancel };
}

import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { type BulkWork, getBulkWork, listBulkWork, undoBulk } from '#contract/desk/bulk.ts';
import { cancelTask } from '#contract/desk/task.ts';
import { queryOf } from '#src/components/data/queryOf.ts';
import { CAUSES } from '#src/components/data/resourceNames.ts';
import { useCallOnce } from '#src/components/data/useCallOnce.ts';
import { useNotifyFailure } from '#src/components/feedback/useNotifyFailure.ts';
import { ASKED_EVERY_MS, isUnderWay } from '#src/components/task/isUnderWay.ts';
import { useRenewComplaints } from '#src/custom/complaints/useRenewComplaints.ts';
import { call } from '#src/dataProvider/call.ts';

const BULK = 'bulk';

/** The running task of a job: its undo, once that was requested. */
export const currentTask = ({ job, undo }: BulkWork) => undo?.job ?? job;

/** The user's bulk jobs of the last seven days, newest first. */
export const useRecentWork = () =>
  useQuery({
    ...queryOf([BULK], listBulkWork),
    select: ({ data }) => data,
  });

/** Refetches the bulk jobs and the data that they changed. */
export function useRenewWork() {
  const queryClient = useQueryClient();
  const renewComplaints = useRenewComplaints();
  return async () => {
    void queryClient.invalidateQueries({ queryKey: [BULK] });
    void queryClient.invalidateQueries({ queryKey: [CAUSES] });
    await renewComplaints();
  };
}

/**
 * The state of a bulk job, polled while it runs, with cancel and undo. `onOver` is called when the job ends while it is
 * shown.
 */
export function useBulkWork(known: BulkWork, onOver: (work: BulkWork) => void) {
  const queryClient = useQueryClient();
  const renew = useRenewWork();
  const notifyFailure = useNotifyFailure();
  const params = { id: known.id };
  const queryKey = [BULK, known.id];
  const { data: work = known, error } = useQuery({
    ...queryOf(queryKey, getBulkWork, { params }),
    initialData: known,
    refetchInterval: ({ state }) =>
      state.data && isUnderWay(currentTask(state.data)) && !state.error ? ASKED_EVERY_MS : false,
  });
  const task = currentTask(work);
  const cancel = useMutation({
    mutationFn: () => call(cancelTask, { params: { id: task.id } }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey }),
    onError: notifyFailure,
  });
  const undo = useCallOnce(undoBulk, {
    input: () => ({ params }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey }),
    onError: (failure) => {
      notifyFailure(failure);
      void queryClient.invalidateQueries({ queryKey });
    },
  });
  const isOn = isUnderWay(task);
  const seenOver = useRef(isOn ? null : task.id);
  useEffect(() => {
    if (isOn || seenOver.current === task.id) return;
    seenOver.current = task.id;
    onOver(work);
    void renew();
  });
  return { work, task, error, cancel, undo };
}

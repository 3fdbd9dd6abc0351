import { notifyManager, type Query, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';

/** Queries of the page's frame: the session's rights, and the configuration for the menu. */
const OF_FRAME = ['auth', 'configuration'];

/** A request of the page has ended or failed. */
const hasEnded = ({ queryKey, state }: Query) =>
  state.status !== 'pending' && !OF_FRAME.includes(String(queryKey[0]));

/** Whether the page has its first data. Less urgent requests wait for that. */
export function usePageAnswered(): boolean {
  const queryClient = useQueryClient();
  const [answered, setAnswered] = useState(false);
  useEffect(() => {
    if (answered) return;
    const cache = queryClient.getQueryCache();
    const look = () => setAnswered(queryClient.isFetching() === 0 && cache.getAll().some(hasEnded));
    // The page may have finished before this effect.
    look();
    // The cache may change during a render.
    return cache.subscribe(notifyManager.batchCalls(look));
  }, [answered, queryClient]);
  return answered;
}

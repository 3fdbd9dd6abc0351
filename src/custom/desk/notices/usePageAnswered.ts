import { notifyManager, type Query, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';

/** What is asked for whatever the page: the session's rights, and the configuration for the menu. */
const OF_FRAME = ['auth', 'configuration'];

/** A call of the page has ended, well or not. */
const hasEnded = ({ queryKey, state }: Query) =>
  state.status !== 'pending' && !OF_FRAME.includes(String(queryKey[0]));

/** Whether the page has got what it asked for first, so that what nobody waits for no longer stands in its way. */
export function usePageAnswered(): boolean {
  const queryClient = useQueryClient();
  const [answered, setAnswered] = useState(false);
  useEffect(() => {
    if (answered) return;
    const cache = queryClient.getQueryCache();
    const look = () => setAnswered(queryClient.isFetching() === 0 && cache.getAll().some(hasEnded));
    // The page may have been quicker than this.
    look();
    // The cache may change while something is drawn.
    return cache.subscribe(notifyManager.batchCalls(look));
  }, [answered, queryClient]);
  return answered;
}

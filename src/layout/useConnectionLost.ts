import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useSyncExternalStore } from 'react';
import { inBackground } from '#src/dataProvider/background.ts';
import { connection } from '#src/dataProvider/connection.ts';
import { lookForServer } from '#src/dataProvider/lookForServer.ts';

const RETRY_MS = 5_000;

/** Whether the server is unreachable. Polls until it answers, then refreshes the screen (ERR-05). */
export function useConnectionLost(): boolean {
  const lost = useSyncExternalStore(connection.subscribe, connection.isLost);
  const queryClient = useQueryClient();

  useEffect(() => {
    const goOffline = () => connection.report(true);
    window.addEventListener('offline', goOffline);
    const renew = () => {
      if (!connection.isLost()) void inBackground(() => queryClient.refetchQueries({ type: 'active' }));
    };
    const stop = connection.subscribe(renew);
    return () => {
      window.removeEventListener('offline', goOffline);
      stop();
    };
  }, [queryClient]);

  useEffect(() => {
    if (!lost) return;
    const ask = () => void lookForServer();
    const timer = setInterval(ask, RETRY_MS);
    window.addEventListener('online', ask);
    return () => {
      clearInterval(timer);
      window.removeEventListener('online', ask);
    };
  }, [lost]);

  return lost;
}

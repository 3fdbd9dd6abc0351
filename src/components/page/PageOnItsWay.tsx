import { useState, useSyncExternalStore } from 'react';
import { health } from '#contract/kernel/system.ts';
import { connection } from '#src/dataProvider/connection.ts';
import { call } from '#src/dataProvider/http.ts';
import { FailedNotice } from '../feedback/FailedNotice.tsx';
import { PageSkeleton } from './PageSkeleton.tsx';

/** Stands while the code of a page is fetched; without a network it says so, and the page comes when the server answers. */
export function PageOnItsWay() {
  const isLost = useSyncExternalStore(connection.subscribe, connection.isLost);
  const [isAsking, setAsking] = useState(false);
  if (!isLost) return <PageSkeleton />;
  const ask = async () => {
    setAsking(true);
    await call(health).catch(() => null);
    setAsking(false);
  };
  return <FailedNotice text="shell.notLoaded" isRetrying={isAsking} onRetry={ask} />;
}

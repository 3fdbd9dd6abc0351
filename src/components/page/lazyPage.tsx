import { type ComponentType, useEffect, useState, useSyncExternalStore } from 'react';
import { connection } from '#src/dataProvider/connection.ts';
import { lookForServer } from '#src/dataProvider/lookForServer.ts';
import { FailedNotice } from '../feedback/FailedNotice.tsx';
import { PageSkeleton } from './PageSkeleton.tsx';
import { retryImport } from './retryImport.ts';

/** Shown while the code of a page loads; offline it says so, and the page appears when the server answers. */
function PageOnItsWay() {
  const isLost = useSyncExternalStore(connection.subscribe, connection.isLost);
  const [isAsking, setAsking] = useState(false);
  if (!isLost) return <PageSkeleton />;
  const ask = async () => {
    setAsking(true);
    await lookForServer();
    setAsking(false);
  };
  return <FailedNotice text="shell.notLoaded" isRetrying={isAsking} onRetry={ask} />;
}

/** A screen whose code loads with `preload`, or when it is first shown. */
export interface LazyPage {
  Screen: ComponentType;
  preload: () => Promise<unknown>;
}

/**
 * Code on demand like `React.lazy`, but loaded code renders at once, and other code as soon as it arrives: React may
 * delay what Suspense reveals by 300 ms. Until then the outline of a page or an offline notice is shown; any other
 * failure is thrown.
 */
export function lazyPage(load: () => Promise<{ default: ComponentType }>): LazyPage {
  let Loaded: ComponentType | undefined;
  let loading: Promise<void> | undefined;
  const preload = () => {
    loading ??= load().then(
      ({ default: component }) => {
        Loaded = component;
      },
      (failure) => {
        loading = undefined;
        throw failure;
      },
    );
    return loading;
  };

  function Screen() {
    const [state, setState] = useState<{ failure?: unknown }>({});
    useEffect(() => {
      if (Loaded) return;
      let isGone = false;
      const draw = (next: { failure?: unknown }) => isGone || setState(next);
      retryImport(preload)().then(
        () => draw({}),
        (failure: unknown) => draw({ failure }),
      );
      return () => {
        isGone = true;
      };
    }, []);
    if ('failure' in state) throw state.failure;
    return Loaded ? <Loaded /> : <PageOnItsWay />;
  }
  return { Screen, preload };
}

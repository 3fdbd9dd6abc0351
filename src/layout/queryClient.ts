import {
  QueryCache,
  QueryClient,
  type RefetchOptions,
  type RefetchQueryFilters,
  timeoutManager,
} from '@tanstack/react-query';
import { inBackground } from '#src/dataProvider/background.ts';

timeoutManager.setTimeoutProvider({
  setTimeout: (callback, delay) => setTimeout(callback, delay),
  clearTimeout: (timer) => clearTimeout(timer as ReturnType<typeof setTimeout>),
  /** Only a query's `refetchInterval` uses it. */
  setInterval: (callback, delay) => setInterval(() => inBackground(callback), delay),
  clearInterval: (timer) => clearInterval(timer as ReturnType<typeof setTimeout>),
});

/** Refetches at window focus or reconnect are not requested by the user (AUTH-10). */
class BackgroundCache extends QueryCache {
  override onFocus() {
    inBackground(() => super.onFocus());
  }
  override onOnline() {
    inBackground(() => super.onOnline());
  }
}

/**
 * React-query cancels a running refetch when a query is invalidated, but not a first fetch. The answer of that fetch is
 * older than the change and would hide what the user has just sent (DET-03).
 */
class FreshQueryClient extends QueryClient {
  override refetchQueries(filters?: RefetchQueryFilters, options?: RefetchOptions) {
    for (const query of this.getQueryCache().findAll(filters)) {
      const isFirst = query.state.data === undefined && query.state.fetchStatus !== 'idle';
      if (isFirst && query.isActive()) void query.cancel({ silent: true });
    }
    return super.refetchQueries(filters, options);
  }
}

/**
 * A failed call is not retried silently: the user sees the error. Queries that failed without a network are fetched
 * again when it is back (ERR-05). A save without a network fails at once.
 */
export const createQueryClient = () =>
  new FreshQueryClient({
    queryCache: new BackgroundCache(),
    defaultOptions: {
      queries: { retry: false, networkMode: 'always', refetchOnWindowFocus: false },
      mutations: { retry: false, networkMode: 'always' },
    },
  });

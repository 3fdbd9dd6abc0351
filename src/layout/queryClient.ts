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
  /** Only `refetchInterval` of a query uses it. */
  setInterval: (callback, delay) => setInterval(() => inBackground(callback), delay),
  clearInterval: (timer) => clearInterval(timer as ReturnType<typeof setTimeout>),
});

/** What is fetched because the window or the network is back, no user has asked for (AUTH-10). */
class BackgroundCache extends QueryCache {
  override onFocus() {
    inBackground(() => super.onFocus());
  }
  override onOnline() {
    inBackground(() => super.onOnline());
  }
}

/**
 * React-query ends a call under way before it asks anew, but not a first one: its answer, of before the change
 * that made it old, would stand on the screen, and what was just sent would be missing (DET-03).
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
 * A failed call is not repeated in silence: the user is told, and what failed for want of a network is
 * asked again when it is back (ERR-05). A save without a network fails at once instead of waiting unseen.
 */
export const createQueryClient = () =>
  new FreshQueryClient({
    queryCache: new BackgroundCache(),
    defaultOptions: {
      queries: { retry: false, networkMode: 'always', refetchOnWindowFocus: false },
      mutations: { retry: false, networkMode: 'always' },
    },
  });

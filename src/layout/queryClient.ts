import { QueryClient } from '@tanstack/react-query';

/**
 * A failed call is not repeated in silence: the user is told, and what failed for want of a network is
 * asked again when it is back (ERR-05). A save without a network fails at once instead of waiting unseen.
 */
export const createQueryClient = () =>
  new QueryClient({
    defaultOptions: {
      queries: { retry: false, networkMode: 'always', refetchOnWindowFocus: false },
      mutations: { retry: false, networkMode: 'always' },
    },
  });

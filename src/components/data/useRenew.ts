import { type QueryKey, useQueryClient } from '@tanstack/react-query';

/** Loads again what is cached under these keys; the promise ends when the page has it. */
export function useRenew(...keys: QueryKey[]) {
  const queryClient = useQueryClient();
  return () => Promise.all(keys.map((queryKey) => queryClient.invalidateQueries({ queryKey })));
}

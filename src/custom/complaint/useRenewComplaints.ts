import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';

/** Whatever is asked about complaints is cached below this key. */
export const COMPLAINTS = 'complaint';

/** Asks anew for every list and complaint on the screen; those that are not on it are asked for when they come back. */
export function useRenewComplaints() {
  const queryClient = useQueryClient();
  return useCallback(() => queryClient.invalidateQueries({ queryKey: [COMPLAINTS] }), [queryClient]);
}

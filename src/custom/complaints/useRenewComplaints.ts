import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { COMPLAINTS } from '#src/components/data/resourceNames.ts';

/** Asks anew for every list and complaint on the screen; those that are not on it are asked for when they come back. */
export function useRenewComplaints() {
  const queryClient = useQueryClient();
  return useCallback(() => queryClient.invalidateQueries({ queryKey: [COMPLAINTS] }), [queryClient]);
}

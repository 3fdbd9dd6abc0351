import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { COMPLAINTS } from '#src/components/data/resourceNames.ts';

/** Refetches the complaints and lists on the screen. The others are refetched when they are shown again. */
export function useRenewComplaints() {
  const queryClient = useQueryClient();
  return useCallback(() => queryClient.invalidateQueries({ queryKey: [COMPLAINTS] }), [queryClient]);
}

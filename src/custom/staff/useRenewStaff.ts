import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { STAFF } from '../../kit/data/resourceNames.ts';

/** Asks anew for the accounts wherever they are shown: first for the rows themselves, then for what is made of them. */
export function useRenewStaff() {
  const queryClient = useQueryClient();
  return useCallback(async () => {
    await queryClient.invalidateQueries({ queryKey: ['rows', STAFF] });
    await queryClient.invalidateQueries({ queryKey: [STAFF] });
    await queryClient.invalidateQueries({ queryKey: ['options', STAFF] });
  }, [queryClient]);
}

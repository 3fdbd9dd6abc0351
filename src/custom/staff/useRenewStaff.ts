import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useDataProvider } from 'react-admin';
import { STAFF } from '#src/components/data/resourceNames.ts';

/** Asks anew for the accounts wherever they are shown: first for the rows themselves, then for what is made of them. */
export function useRenewStaff() {
  const dataProvider = useDataProvider();
  const queryClient = useQueryClient();
  return useCallback(async () => {
    await dataProvider.forget();
    await queryClient.invalidateQueries({ queryKey: [STAFF] });
    await queryClient.invalidateQueries({ queryKey: ['options', STAFF] });
  }, [dataProvider, queryClient]);
}

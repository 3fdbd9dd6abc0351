import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useDataProvider } from 'react-admin';
import { STAFF } from '#src/components/data/resourceNames.ts';

/** Reloads the accounts wherever they are shown: first the rows, then the data derived from them. */
export function useRenewStaff() {
  const dataProvider = useDataProvider();
  const queryClient = useQueryClient();
  return useCallback(async () => {
    await dataProvider.forget();
    await queryClient.invalidateQueries({ queryKey: [STAFF] });
    await queryClient.invalidateQueries({ queryKey: ['options', STAFF] });
  }, [dataProvider, queryClient]);
}

import { useQueryClient } from '@tanstack/react-query';
import { placeRecordCalls } from '#contract/places/places.ts';
import type { NameActions } from '#src/components/nameTable/NameTable.tsx';
import { call } from '#src/dataProvider/http.ts';

const { update, remove } = placeRecordCalls.area;

/** Renames and deletes areas; every list of places is asked for anew afterwards. */
export function useAreaActions(): NameActions {
  const queryClient = useQueryClient();
  const renew = () => queryClient.invalidateQueries({ queryKey: ['places'] });
  return {
    onRename: ({ id }, names) => call(update, { params: { id }, body: names }).then(renew),
    onDelete: ({ id }) => call(remove, { params: { id } }).then(renew),
  };
}

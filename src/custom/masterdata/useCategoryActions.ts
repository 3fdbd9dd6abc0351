import { useDelete, useUpdate } from 'ra-core';
import type { NameActions } from '../nameTable/NameTable.tsx';

/** Renames and deletes records of a category's contract; each promise ends with the server's answer. */
export function useCategoryActions(resource: string): NameActions {
  const [update] = useUpdate();
  const [remove] = useDelete();
  const options = { mutationMode: 'pessimistic', returnPromise: true } as const;
  return {
    onRename: ({ id, name, ...previous }, newName) =>
      update(resource, { id, data: { name: newName }, previousData: { id, name, ...previous } }, options),
    onDelete: ({ id, ...previous }) => remove(resource, { id, previousData: { id, ...previous } }, options),
  };
}

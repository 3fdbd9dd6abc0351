import type { ReactNode } from 'react';
import { BulkActionsToolbar, SelectAllButton, useListContext } from 'react-admin';
import { MAX_LIST_LENGTH } from '#contract/kernel/limits.ts';

/**
 * Above the rows once one is ticked; a call takes so many of them at most. react-admin's stays in the document without
 * a height, where the keyboard finds its buttons.
 */
export function BulkToolbar({ children }: { children: ReactNode }) {
  const { selectedIds } = useListContext();
  if (selectedIds.length === 0) return null;
  return (
    <BulkActionsToolbar selectAllButton={<SelectAllButton limit={MAX_LIST_LENGTH} />}>
      {children}
    </BulkActionsToolbar>
  );
}

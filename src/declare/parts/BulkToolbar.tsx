import type { ReactNode } from 'react';
import { BulkActionsToolbar, SelectAllButton, useListContext } from 'react-admin';
import { MAX_LIST_LENGTH } from '#contract/kernel/limits.ts';

/**
 * Shown above the rows when one is selected; a call takes a limited number of them. react-admin's toolbar stays in the
 * document with no height, where the keyboard still reaches its buttons.
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

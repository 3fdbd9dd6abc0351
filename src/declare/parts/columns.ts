import type { ReactElement } from 'react';
import { useResourceContext, useStore } from 'react-admin';

/** A column of a list. */
export interface Column {
  source: string;
  field: ReactElement;
  /** Rows cannot be ordered by it. */
  unsorted?: boolean;
}

export interface RecordListProps {
  columns: readonly Column[];
  /** What can be done with a row. */
  actions: ReactElement;
}

/** The columns that the user has switched off in the lists of the current resource; remembered in this browser. */
export function useHiddenColumns() {
  return useStore<readonly string[]>(`${useResourceContext()}.hiddenColumns`, []);
}

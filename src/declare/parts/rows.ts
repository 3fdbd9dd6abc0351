import { createContext, type ReactElement, useContext } from 'react';
import { type RaRecord, useCanAccessCallback, useResourceContext } from 'react-admin';
import { useNavigate } from 'react-router';
import { useLinkTo } from '../paths.ts';

/** What the rows of a list share beside their columns. */
export interface Rows {
  /** What can be done with one row. */
  actions: ReactElement;
  /** Whether rows can be ticked. */
  isSelectable: boolean;
  columns: number;
  /** Opens a record; absent where none can be opened. */
  open?: (record: RaRecord) => void;
}

export const RowsContext = createContext<Rows | null>(null);

export const useRows = () => useContext(RowsContext);

export const useColumnCount = () => useRows()?.columns ?? 0;

/** Opens a record of the current resource: its page, else its form for who may edit it; undefined where there is neither. */
export function useOpenRecord() {
  const resource = useResourceContext() ?? '';
  const linkTo = useLinkTo();
  const canAccess = useCanAccessCallback();
  const navigate = useNavigate();
  if (!linkTo(resource, 'show') && !linkTo(resource, 'edit')) return undefined;
  return async (record: RaRecord) => {
    const page = linkTo(resource, 'show', record.id);
    const form = linkTo(resource, 'edit', record.id);
    const way = page ?? ((await canAccess({ action: 'edit', resource, record })) ? form : null);
    if (way) navigate(way);
  };
}

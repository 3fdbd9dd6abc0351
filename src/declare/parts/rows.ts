import { createContext, type MouseEvent, type ReactElement, useContext } from 'react';
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

const CONTROLS = 'a, button, input, label';

/** Whether a click is meant for the row itself: on none of its controls, in no dialog above it, marking no text. */
export function isForRow({ target, currentTarget }: MouseEvent<HTMLElement>): boolean {
  const element = target as HTMLElement;
  return (
    currentTarget.contains(element) && !element.closest(CONTROLS) && getSelection()?.isCollapsed !== false
  );
}

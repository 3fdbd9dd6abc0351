import { createContext, type MouseEvent, type ReactElement, useContext } from 'react';
import { type RaRecord, useCanAccessCallback, useResourceContext } from 'react-admin';
import { useNavigate } from 'react-router';
import { useLinkTo } from '../paths.ts';

/** Properties of all kinds of rows besides their columns. */
export interface Rows {
  /** The actions of one row. */
  actions: ReactElement;
  /** Whether rows can be selected. */
  isSelectable: boolean;
  columns: number;
  /** Opens a record; absent when none can be opened. */
  open?: (record: RaRecord) => void;
}

export const RowsContext = createContext<Rows | null>(null);

export const useRows = () => useContext(RowsContext);

export const useColumnCount = () => useRows()?.columns ?? 0;

/**
 * Returns the function that opens a record of the current resource: its page, or its form if the user may edit;
 * undefined without either.
 */
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

const CONTROLS = 'a, button, input, label, [role=link]';

/** Whether a click was on the row itself: not on a control, not in a dialog above it, and not selecting text. */
export function isForRow({ target, currentTarget }: MouseEvent<HTMLElement>): boolean {
  const element = target as HTMLElement;
  return (
    currentTarget.contains(element) && !element.closest(CONTROLS) && getSelection()?.isCollapsed !== false
  );
}

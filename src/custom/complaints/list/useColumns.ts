import { useMemo } from 'react';
import { useStore } from 'react-admin';
import { COLUMNS, type Column, columnsOf, USUAL_COLUMNS } from '#contract/complaints/complaintColumns.ts';
import { hasCapability } from '#src/authProvider/capabilities.ts';
import { storedSession } from '#src/authProvider/storedSession.ts';
import { useSlot } from '#src/components/slots/useSlot.ts';
import { useListAddress } from './listRouter.ts';

/** The store key of columns chosen since the page was opened. Before that the session has them (DESK-08). */
export const CHOSEN_COLUMNS = 'complaint.columns';

/** Further columns of every office. */
const MORE: readonly Column[] = ['assigned', 'updated_at'];

/** All available columns in order: the core's, then the capabilities'. */
export function useAllColumns(): readonly Column[] {
  const added = useSlot('columns').map(({ id }) => id);
  return COLUMNS.filter((column) => [...USUAL_COLUMNS, ...MORE, ...added].includes(column));
}

/** The columns of the table: those of the shown view, else the user's choice, else the usual ones. */
export function useColumns(): readonly Column[] {
  const { columns } = useListAddress().shown;
  const [chosen] = useStore<readonly string[] | null | undefined>(CHOSEN_COLUMNS);
  const hasDesk = hasCapability('desk');
  const own = chosen === undefined ? storedSession()?.columns : chosen;
  const names = hasDesk ? (columns ?? own)?.join() : undefined;
  const all = useAllColumns().join();
  // The same array for the same columns, since a new array computes the layout again.
  return useMemo(
    () => columnsOf(names?.split(',')).filter((column) => all.split(',').includes(column)),
    [names, all],
  );
}

/** The store key of the choice to show two columns in one cell, such as 'Name, phone'. */
export const COMPACT = 'taste.compactRows';
export const useIsCompact = () => useStore<boolean>(COMPACT, false)[0];

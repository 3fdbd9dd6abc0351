import { useMemo } from 'react';
import { useStore } from 'react-admin';
import { COLUMNS, type Column, columnsOf, USUAL_COLUMNS } from '#contract/complaints/complaintColumns.ts';
import { hasCapability } from '#src/authProvider/capabilities.ts';
import { storedSession } from '#src/authProvider/storedSession.ts';
import { useSlot } from '#src/components/slots/useSlot.ts';
import { useListAddress } from './listRouter.ts';

/** Where the store has what was chosen since the page was opened; before that the session tells it (DESK-08). */
export const CHOSEN_COLUMNS = 'complaint.columns';

/** Those that every office has besides the usual ones. */
const MORE: readonly Column[] = ['assigned', 'updated_at'];

/** The columns that there are, in the order in which they are offered: those of the core, and what capabilities add. */
export function useAllColumns(): readonly Column[] {
  const added = useSlot('columns').map(({ id }) => id);
  return COLUMNS.filter((column) => [...USUAL_COLUMNS, ...MORE, ...added].includes(column));
}

/** The columns of the table: those of the view that is shown, else those that the person has chosen, else the usual ones. */
export function useColumns(): readonly Column[] {
  const { columns } = useListAddress().shown;
  const [chosen] = useStore<readonly string[] | null | undefined>(CHOSEN_COLUMNS);
  const hasDesk = hasCapability('desk');
  const own = chosen === undefined ? storedSession()?.columns : chosen;
  const names = hasDesk ? (columns ?? own)?.join() : undefined;
  const all = useAllColumns().join();
  // The same array for the same columns: the layout is made again for another one.
  return useMemo(
    () => columnsOf(names?.split(',')).filter((column) => all.split(',').includes(column)),
    [names, all],
  );
}

/** Whether two columns stand in one cell, 'Name, phone': the choice of who uses this browser. */
export const COMPACT = 'taste.compactRows';
export const useIsCompact = () => useStore<boolean>(COMPACT, false)[0];

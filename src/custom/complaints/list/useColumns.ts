import { useMemo } from 'react';
import { useStore } from 'react-admin';
import { type Column, columnsOf } from '#contract/complaints/complaintColumns.ts';
import { hasCapability } from '#src/authProvider/capabilities.ts';
import { storedSession } from '#src/authProvider/storedSession.ts';
import { useListAddress } from './listRouter.ts';

/** Where the store has what was chosen since the page was opened; before that the session tells it (DESK-08). */
export const CHOSEN_COLUMNS = 'complaint.columns';

/** The columns of the table: those of the view that is shown, else those that the person has chosen, else the usual ones. */
export function useColumns(): readonly Column[] {
  const { columns } = useListAddress().shown;
  const [chosen] = useStore<readonly string[] | null | undefined>(CHOSEN_COLUMNS);
  const hasDesk = hasCapability('desk');
  const own = chosen === undefined ? storedSession()?.columns : chosen;
  const names = hasDesk ? (columns ?? own)?.join() : undefined;
  // The same array for the same columns: rows are drawn anew for another one.
  return useMemo(() => columnsOf(names?.split(',')), [names]);
}

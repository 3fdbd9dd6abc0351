import { useListContext } from 'react-admin';
import type { ComplaintRow } from '#contract/complaints/complaint.ts';
import { offer } from '#contract/complaints/complaintActions.ts';
import { storedActor } from '#src/authProvider/storedSession.ts';
import { useAllMatching } from './useAllMatching.ts';

/** Whether the user may assign the complaint in its present state. */
export function isAssignable(row: ComplaintRow): boolean {
  const actor = storedActor();
  return actor !== null && offer('assign', actor, row) === 'enabled';
}

/** The ticked rows. Unticking one of all results keeps the other rows of its page ticked (DESK-09). */
export function useTicks() {
  const { data = [], selectedIds, onSelect, onToggleItem } = useListContext<ComplaintRow>();
  const { isAll, clear } = useAllMatching();
  return {
    isTicked: ({ id }: ComplaintRow) => isAll || selectedIds.includes(id),
    toggle: (row: ComplaintRow) => {
      if (!isAll) return onToggleItem(row.id);
      clear();
      onSelect(data.filter((one) => isAssignable(one) && one.id !== row.id).map(({ id }) => id));
    },
  };
}
export type Ticks = ReturnType<typeof useTicks>;

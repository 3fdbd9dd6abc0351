import { useRef } from 'react';
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

/**
 * The ticked rows. Unticking one of all results keeps the other rows of its page ticked (DESK-09). A range ticks the
 * rows from the last ticked one.
 */
export function useTicks() {
  const { data = [], selectedIds, onSelect, onToggleItem } = useListContext<ComplaintRow>();
  const { isAll, clear } = useAllMatching();
  const ids = data.filter(isAssignable).map(({ id }) => id);
  const last = useRef(0);
  return {
    isTicked: ({ id }: ComplaintRow) => isAll || selectedIds.includes(id),
    toggle: ({ id }: ComplaintRow, isRange: boolean) => {
      const [from = 0, to] = [ids.indexOf(last.current), ids.indexOf(id)].sort((one, other) => one - other);
      last.current = id;
      if (isAll) {
        clear();
        onSelect(ids.filter((one) => one !== id));
      } else if (isRange && from >= 0) {
        onSelect([...new Set([...selectedIds, ...ids.slice(from, (to ?? from) + 1)])]);
      } else onToggleItem(id);
    },
  };
}
export type Ticks = ReturnType<typeof useTicks>;

import type { MergeChanges } from '../schema/personMerges.ts';

/** The person columns with several values. */
export const LIST_COLUMNS = ['phones', 'former_names', 'former_phones'] as const;

export interface ListChange {
  from: string[];
  to: string[];
}

export const isListColumn = (column: string): column is (typeof LIST_COLUMNS)[number] =>
  LIST_COLUMNS.some((each) => each === column);

const without = (all: readonly string[], some: readonly string[]) =>
  all.filter((each) => !some.includes(each));

/** A list without the change: without what it added, with what it removed. */
export const withoutChange = (list: readonly string[], { from, to }: ListChange): string[] => {
  const rest = without(list, without(to, from));
  return [...rest, ...without(without(from, to), rest)];
};

/** A later merge into the same survivor that is not undone. */
export interface LaterMerge {
  id: number;
  changes: MergeChanges;
  /** Names and phones of the person merged then, which stay with the survivor. */
  values: readonly string[];
}

/**
 * Removes the changes of an undone merge from later merges of the same survivor, oldest first, so that undoing these
 * does not restore them (PER-13). `own` is the remaining change to undo in the survivor.
 */
export function passOn(changes: MergeChanges, later: readonly LaterMerge[]) {
  const own = { ...changes };
  const rest = later.map((merge) => ({ ...merge, changes: { ...merge.changes } }));
  for (const [field, change] of Object.entries(changes)) {
    if (isListColumn(field)) {
      own[field] = listWithLater(field, change as ListChange, rest);
      continue;
    }
    const next = rest.find((merge) => merge.changes[field]);
    if (!next?.changes[field]) continue;
    next.changes[field] = { from: change.from, to: next.changes[field].to };
    delete own[field];
  }
  return { own, later: rest };
}

/** A value that a person merged later has as well counts as that merge's from now on. */
function listWithLater(field: string, change: ListChange, later: LaterMerge[]): ListChange {
  let undone = change;
  for (const merge of later) {
    const theirs = without(undone.to, undone.from).filter((each) => merge.values.includes(each));
    const before = merge.changes[field] as ListChange | undefined;
    if (!before && theirs.length === 0) continue;
    const { from, to } = before ?? { from: [], to: theirs };
    const passed = { from: [...undone.from, ...theirs], to: undone.to };
    merge.changes[field] = {
      from: before ? withoutChange(from, undone) : from,
      to: before ? withoutChange(to, passed) : to,
    };
    undone = passed;
  }
  return undone;
}

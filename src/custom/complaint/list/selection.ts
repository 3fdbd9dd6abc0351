import { createContext, useState } from 'react';
import type { ComplaintRow } from '../../../../contract/complaint.ts';
import type { Filters } from './listAddress.ts';

/** The rows that are ticked, also those of other pages of the same list. */
export interface Selection {
  rows: readonly ComplaintRow[];
  has: (row: ComplaintRow) => boolean;
  add: (rows: readonly ComplaintRow[]) => void;
  remove: (rows: readonly ComplaintRow[]) => void;
}

/** The selection of the list around a row; null in lists whose rows cannot be ticked. */
export const SelectionContext = createContext<Selection | null>(null);

type Ticked = ReadonlyMap<number, ComplaintRow>;
const NONE: Ticked = new Map();

/** What is ticked in a list, which begins anew with other filters: nobody assigns what he does not see listed. */
export function useSelection(filters: Filters): Selection {
  const list = JSON.stringify(filters);
  const [state, setState] = useState({ list, ticked: NONE });
  const ticked = state.list === list ? state.ticked : NONE;
  const change = (edit: (copy: Map<number, ComplaintRow>) => void) =>
    setState((last) => {
      const copy = new Map(last.list === list ? last.ticked : NONE);
      edit(copy);
      return { list, ticked: copy };
    });
  return {
    rows: [...ticked.values()],
    has: ({ id }) => ticked.has(id),
    add: (rows) =>
      change((copy) => {
        for (const row of rows) copy.set(row.id, row);
      }),
    remove: (rows) =>
      change((copy) => {
        for (const { id } of rows) copy.delete(id);
      }),
  };
}

import { useEffect, useRef } from 'react';
import { extractValidSavedQueries, type SavedQuery, useStore } from 'react-admin';
import { ORDERS } from '#contract/complaints/complaintColumns.ts';
import { createView, type View } from '#contract/desk/view.ts';
import { COMPLAINTS } from '#src/components/data/resourceNames.ts';
import { NEWEST_FIRST } from '#src/custom/complaints/list/firstCall.ts';
import { call } from '#src/dataProvider/call.ts';
import { isShown } from './shownView.ts';
import { useViewChange } from './useViews.ts';

const LONGEST_NAME = 80;

/**
 * Older queries are saved in this browser only. They become views of their owner on the server (DESK-05). Each is
 * removed here after the server has stored it; those that the server rejects stay.
 */
export function useTakeOver(views: readonly View[] | undefined) {
  const [savedQueries, keep] = useStore<SavedQuery[] | undefined>(`${COMPLAINTS}.savedQueries`);
  const begun = useRef(false);
  const { mutate } = useViewChange(
    async ({ queries, known }: { queries: SavedQuery[]; known: readonly View[] }) => {
      const remaining: SavedQuery[] = [];
      for (const query of queries) {
        const view = asView(query);
        const isThere = known.some(
          (one) => one.name === view.name && isShown(one, { ...AS_SHOWN, ...view, filter: view.filters }),
        );
        const isTaken =
          isThere ||
          (await call(createView, { body: view }).then(
            () => true,
            () => false,
          ));
        if (!isTaken) remaining.push(query);
      }
      keep(remaining.length > 0 ? remaining : undefined);
    },
  );
  useEffect(() => {
    const queries = extractValidSavedQueries(savedQueries ?? []);
    if (!views || queries.length === 0 || begun.current) return;
    begun.current = true;
    mutate({ queries, known: views });
  }, [views, savedQueries, mutate]);
}

const AS_SHOWN = { page: 1, perPage: 1 };

function asView({ label, value }: SavedQuery) {
  const { field, order } = value.sort ?? NEWEST_FIRST;
  return {
    name: label.trim().slice(0, LONGEST_NAME),
    filters: value.filter,
    sort: ORDERS.find((one) => one === field) ?? ORDERS[0],
    order,
  };
}

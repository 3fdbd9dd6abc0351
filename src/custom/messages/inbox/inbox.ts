import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { listInbox } from '#contract/messages/inbox.ts';
import type { InboxState } from '#contract/messages/messageKinds.ts';
import { INBOX } from '#src/components/data/resourceNames.ts';
import { call } from '#src/dataProvider/http.ts';

/** So many are shown; further ones follow when these are done. */
const SHOWN = 100;

/** What comes in stands there by itself. */
const ASKED_AGAIN_MS = 60_000;

/** What citizens have sent to an office, or the own one: while open the oldest first, else the newest (MSG-15). */
export const inboxOf = (office_id: number | null, state: InboxState) =>
  queryOptions({
    queryKey: [INBOX, office_id, state],
    queryFn: ({ signal }) => call(listInbox, { query: { office_id, state, per_page: SHOWN }, signal }),
    refetchInterval: ASKED_AGAIN_MS,
    placeholderData: keepPreviousData,
    // What stood there at the last visit is not held as if it waited now.
    gcTime: 0,
  });

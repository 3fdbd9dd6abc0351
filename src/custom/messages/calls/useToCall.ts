import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { listCalls, type ToCall } from '#contract/messages/citizenCall.ts';
import type { CallReason } from '#contract/messages/messageKinds.ts';
import { CALLS } from '#src/components/data/resourceNames.ts';
import { call } from '#src/dataProvider/http.ts';

/** So many are shown; further ones follow when these are done. */
const SHOWN = 100;

/** Who is to be called, of an office or the own one, for one reason or any (MSG-23). */
export const useToCall = (office_id: number | null, reason: CallReason | null) =>
  useQuery({
    queryKey: [CALLS, 'list', office_id, reason],
    queryFn: ({ signal }) => call(listCalls, { query: { office_id, reason, per_page: SHOWN }, signal }),
    placeholderData: keepPreviousData,
    // What stood there at the last visit is not held as if it waited now.
    gcTime: 0,
  });

/** Each stands there once for each reason. */
export const keyOf = ({ reason, id, complaint, inbox_id }: ToCall) =>
  [reason, id, complaint?.id, inbox_id].join('-');

import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { getContactPreferences } from '#contract/persons/contactPreferences.ts';
import { CALLS, MESSAGES, WISHES } from '#src/components/data/resourceNames.ts';
import { call } from '#src/dataProvider/call.ts';

/** What a person wants to hear of, and which of the phones get nothing (MSG-06). */
export const preferencesOf = (personId: number) =>
  queryOptions({
    queryKey: [WISHES, personId],
    queryFn: ({ signal }) => call(getContactPreferences, { params: { id: personId }, signal }),
  });

/** After something was said: wherever it stands, and the messages that it stops. */
export function useRenewPreferences() {
  const queryClient = useQueryClient();
  return () =>
    Promise.all(
      [[WISHES], [MESSAGES], [CALLS]].map((queryKey) => queryClient.invalidateQueries({ queryKey })),
    );
}

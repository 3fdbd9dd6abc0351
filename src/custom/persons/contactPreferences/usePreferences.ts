import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { getContactPreferences } from '#contract/persons/contactPreferences.ts';
import { CALLS, MESSAGES, WISHES } from '#src/components/data/resourceNames.ts';
import { call } from '#src/dataProvider/call.ts';

/** A person's message preferences, and the phones that get no messages (MSG-06). */
export const preferencesOf = (personId: number) =>
  queryOptions({
    queryKey: [WISHES, personId],
    queryFn: ({ signal }) => call(getContactPreferences, { params: { id: personId }, signal }),
  });

/** After a change of preferences: refetches all their views, and the messages that they stop. */
export function useRenewPreferences() {
  const queryClient = useQueryClient();
  return () =>
    Promise.all(
      [[WISHES], [MESSAGES], [CALLS]].map((queryKey) => queryClient.invalidateQueries({ queryKey })),
    );
}

import { useQuery, useQueryClient } from '@tanstack/react-query';
import { listMessages } from '#contract/messages/message.ts';
import { COMPLAINTS, MESSAGES } from '#src/components/data/resourceNames.ts';
import { call } from '#src/dataProvider/call.ts';

/** What messages are about: a case, or a person. */
export type MessagesAbout = { complaint_id: number } | { person_id: number };

/** So many of them are shown. */
const SHOWN = 100;

/** The messages of a case or to a person, newest first. */
export const useMessagesAbout = (about: MessagesAbout) =>
  useQuery({
    queryKey: [MESSAGES, 'about', about],
    queryFn: ({ signal }) => call(listMessages, { query: { ...about, per_page: SHOWN }, signal }),
  });

/** After one was sent, or sent again: wherever messages stand, and the timelines of cases. */
export function useRenewMessages() {
  const queryClient = useQueryClient();
  return async () => {
    await Promise.all(
      [[MESSAGES], [COMPLAINTS, 'timeline']].map((queryKey) => queryClient.invalidateQueries({ queryKey })),
    );
  };
}

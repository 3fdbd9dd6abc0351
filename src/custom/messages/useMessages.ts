import { useQuery } from '@tanstack/react-query';
import { listMessages } from '#contract/messages/message.ts';
import { queryOf } from '#src/components/data/queryOf.ts';
import { COMPLAINTS, MESSAGES } from '#src/components/data/resourceNames.ts';
import { useRenew } from '#src/components/data/useRenew.ts';

/** The subject of messages: a complaint, or a person. */
export type MessagesAbout = { complaint_id: number } | { person_id: number };

/** How many are shown. */
const SHOWN = 100;

/** The messages about a complaint or to a person, newest first. */
export const useMessagesAbout = (about: MessagesAbout) =>
  useQuery(queryOf([MESSAGES, 'about', about], listMessages, { query: { ...about, per_page: SHOWN } }));

/** Call it after a message was sent: reloads messages everywhere, and the timelines of complaints. */
export const useRenewMessages = () => useRenew([MESSAGES], [COMPLAINTS, 'timeline']);

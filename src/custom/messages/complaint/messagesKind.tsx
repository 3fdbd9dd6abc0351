import { useTranslate } from 'react-admin';
import { listMessages, type MessageRecord } from '#contract/messages/message.ts';
import { MESSAGES } from '#src/components/data/resourceNames.ts';
import type { TimelineItem, TimelineKind } from '#src/components/slots/parts.ts';
import { TimelineRow } from '#src/custom/complaints/detail/timeline/TimelineRow.tsx';
import { call } from '#src/dataProvider/call.ts';
import { MessageDetails } from '../MessageDetails.tsx';
import { MessageStateChip } from '../MessageStateChip.tsx';
import { useMessageText } from '../useMessageText.ts';

/** So many of a grievance are shown. */
const SHOWN = 100;

type MessageItem = TimelineItem & { message: MessageRecord };

/** Messages to the citizen, each with its text and what became of it (MSG-09). */
const messagesKind: TimelineKind<MessageItem> = {
  queryOf: ({ id }) => ({
    queryKey: [MESSAGES, 'timeline', id],
    queryFn: async ({ signal }) => {
      const { data } = await call(listMessages, { query: { complaint_id: id, per_page: SHOWN }, signal });
      return data.map((message) => ({
        key: String(message.id),
        at: message.created_at,
        views: ['all', 'talk'] as const,
        message,
      }));
    },
  }),
  Entry: MessageEntry,
};
export default messagesKind;

function MessageEntry({ item: { message, at } }: { item: MessageItem }) {
  const translate = useTranslate();
  const words = useMessageText();
  return (
    <TimelineRow
      title={translate(`messages.channel.${message.channel}`)}
      who={words.template(message)}
      chips={<MessageStateChip state={message.state} />}
      at={at}
      isToCitizen
    >
      <MessageDetails message={message} />
    </TimelineRow>
  );
}

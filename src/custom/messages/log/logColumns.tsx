import { Link, useTranslate } from 'react-admin';
import type { MessageRecord } from '#contract/messages/message.ts';
import { EMPTY } from '#src/components/format/empty.ts';
import { columnsOf, Line } from '#src/declare/parts/Cell.tsx';
import { MessageStateChip } from '../MessageStateChip.tsx';
import { useMessageText } from '../useMessageText.ts';

interface OfMessage {
  message: MessageRecord;
}

/** The complaint, with a link if the user may open it. */
export const ComplaintNumber = ({ message: { complaint } }: OfMessage) =>
  complaint?.id ? (
    <Link to={`/grievance/${complaint.id}`} sx={{ whiteSpace: 'nowrap' }}>
      {complaint.complaint_number}
    </Link>
  ) : (
    (complaint?.complaint_number ?? EMPTY)
  );

/** The recipient; a citizen has a page to link to. */
export function To({ message: { to, audience } }: OfMessage) {
  const translate = useTranslate();
  if (!to) return EMPTY;
  if (audience === 'citizen') return <Link to={`/grievance/person/${to.id}`}>{to.name}</Link>;
  return `${to.name} (${translate(`messages.audience.${audience}`)})`;
}

function Said({ message, of }: OfMessage & { of: 'template' | 'language' }) {
  return useMessageText()[of](message);
}

/** The columns of a list of messages. */
export const logColumns = columnsOf<MessageRecord>(
  {
    created_at: ({ created_at }, { instant }) => <Line>{instant(created_at)}</Line>,
    state: ({ state }) => <MessageStateChip state={state} />,
    complaint: (message) => <ComplaintNumber message={message} />,
    to: (message) => <To message={message} />,
    template: (message) => <Said message={message} of="template" />,
    channel: ({ channel }, { translate }) => translate(`messages.channel.${channel}`),
    language: (message) => <Said message={message} of="language" />,
    parts: ({ parts }) => String(parts),
  },
  { to: '9rem', template: '10rem' },
);

import type { ReactElement } from 'react';
import { Link, useTranslate } from 'react-admin';
import type { MessageRecord } from '#contract/messages/message.ts';
import { useFormats } from '#src/components/format/useFormats.ts';
import { Cell } from '#src/declare/parts/Cell.tsx';
import { Column } from '#src/declare/parts/Column.tsx';
import { MessageStateChip } from '../MessageStateChip.tsx';
import { useMessageText } from '../useMessageText.ts';

const Text = Cell<MessageRecord>;

const State = () => <Text>{({ state }) => <MessageStateChip state={state} />}</Text>;

/** The complaint, with a link if the user may open it. */
export const ComplaintNumber = () => (
  <Text>
    {({ complaint }) =>
      complaint?.id ? (
        <Link to={`/grievance/${complaint.id}`} sx={IN_ONE_LINE}>
          {complaint.complaint_number}
        </Link>
      ) : (
        complaint?.complaint_number
      )
    }
  </Text>
);

/** The recipient; a citizen has a page to link to. */
export function To() {
  const translate = useTranslate();
  return (
    <Text>
      {({ to, audience }) => {
        if (!to) return null;
        if (audience === 'citizen') return <Link to={`/grievance/person/${to.id}`}>{to.name}</Link>;
        return `${to.name} (${translate(`messages.audience.${audience}`)})`;
      }}
    </Text>
  );
}

function Template() {
  const words = useMessageText();
  return <Text>{words.template}</Text>;
}

function Channel() {
  const translate = useTranslate();
  return <Text>{({ channel }) => translate(`messages.channel.${channel}`)}</Text>;
}

function Language() {
  const words = useMessageText();
  return <Text>{words.language}</Text>;
}

function Written() {
  const { instant } = useFormats();
  return <Text>{({ created_at }) => <span style={IN_ONE_LINE}>{instant(created_at)}</span>}</Text>;
}

const IN_ONE_LINE = { whiteSpace: 'nowrap' } as const;

const column = (source: string, cell: ReactElement, minWidth?: string) => (
  <Column key={source} source={source} disableSort sx={{ minWidth, px: 1 }}>
    {cell}
  </Column>
);

/** The columns of a list of messages. */
export const logColumns = [
  column('created_at', <Written />),
  column('state', <State />),
  column('complaint', <ComplaintNumber />),
  column('to', <To />, '9rem'),
  column('template', <Template />, '10rem'),
  column('channel', <Channel />),
  column('language', <Language />),
  column('parts', <Text>{({ parts }) => String(parts)}</Text>),
];

import DialogContentText from '@mui/material/DialogContentText';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { useTranslate } from 'react-admin';
import { type LeaderMessage, type LeaderRow, listLeaderMessages } from '#contract/leaders/leader.ts';
import { queryOf } from '#src/components/data/queryOf.ts';
import { LEADER } from '#src/components/data/resourceNames.ts';
import { FormDialog } from '#src/components/dialog/FormDialog.tsx';
import { NotLoaded } from '#src/components/feedback/NotLoaded.tsx';
import { useFormats } from '#src/components/format/useFormats.ts';
import { MessageInput } from './MessageInput.tsx';
import { useMessageForm } from './useMessageForm.ts';

interface LeaderMessagesProps {
  leader: Pick<LeaderRow, 'id' | 'name'>;
  onClose: () => void;
}

/** 'Leader Messages': the messages to one leader, with a field for another one (VOL-05). */
export default function LeaderMessages({ leader, onClose }: LeaderMessagesProps) {
  const translate = useTranslate();
  const nameId = useId();
  const form = useMessageForm({
    recipients: [leader.id],
    blank: 'leaders.messages.blank',
    done: 'leaders.messages.sent',
  });
  return (
    <FormDialog
      form={form}
      title={translate('leaders.messages.title')}
      submit={translate('common.send')}
      cancel="common.close"
      describedBy={nameId}
      onClose={onClose}
    >
      <DialogContentText id={nameId}>{leader.name}</DialogContentText>
      <MessageInput />
      <Typography component="h3" variant="h3" sx={{ mt: 1 }}>
        {translate('leaders.messages.history')}
      </Typography>
      <History leaderId={leader.id} />
    </FormDialog>
  );
}

function History({ leaderId }: { leaderId: number }) {
  const translate = useTranslate();
  const { data, ...query } = useQuery(
    queryOf([LEADER, 'messages', leaderId], listLeaderMessages, { query: { leader_id: leaderId } }),
  );
  if (!data || query.isError) return <NotLoaded query={query} failed="leaders.messages.failed" height={72} />;
  if (data.total === 0) {
    return <Typography color="textSecondary">{translate('leaders.messages.none')}</Typography>;
  }
  return (
    <Stack component="ol" sx={{ gap: 1.5, m: 0, p: 0, listStyle: 'none' }}>
      {data.data.map((message) => (
        <Sent key={message.id} message={message} />
      ))}
    </Stack>
  );
}

function Sent({ message: { title, creator, created_at } }: { message: LeaderMessage }) {
  const { instant } = useFormats();
  return (
    <Stack component="li" sx={{ pl: 2, borderLeft: 3, borderColor: 'divider' }}>
      {created_at && (
        <Typography variant="body2" color="textSecondary">
          {creator && `${creator.name} · `}
          <time dateTime={created_at}>{instant(created_at)}</time>
        </Typography>
      )}
      <Typography sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>{title}</Typography>
    </Stack>
  );
}

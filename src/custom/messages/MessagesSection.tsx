import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import type { PersonCard } from '#contract/persons/person.ts';
import { FailedNotice } from '#src/components/feedback/FailedNotice.tsx';
import { Hint } from '#src/components/page/Hint.tsx';
import { Section } from '#src/components/page/Section.tsx';
import { MessageLine } from './MessageLine.tsx';
import { useMessagesAbout } from './useMessages.ts';

/** The messages to a person, newest first; each opens to its text (MSG-09). */
export default function MessagesSection({ person }: { person: PersonCard }) {
  const translate = useTranslate();
  const { data, isError, isFetching, refetch } = useMessagesAbout({ person_id: person.id });
  return (
    <Section title="common.messages">
      {isError && <FailedNotice text="messages.failed" isRetrying={isFetching} onRetry={() => refetch()} />}
      {data?.total === 0 && <Hint text="messages.none" />}
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {data?.data.map((message) => (
          <MessageLine key={message.id} message={message} />
        ))}
      </Box>
      {data && data.total > data.data.length && (
        <Typography variant="body2" color="textSecondary" sx={{ mt: 1 }}>
          {translate('messages.newestOnly', { shown: data.data.length, total: data.total })}
        </Typography>
      )}
    </Section>
  );
}

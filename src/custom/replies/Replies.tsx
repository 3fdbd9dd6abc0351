import Stack from '@mui/material/Stack';
import { useTranslate } from 'react-admin';
import { runsOffice } from '#contract/access/access.ts';
import { REPLY_SOURCES, type ReplySource } from '#contract/replies/reply.ts';
import { storedActor } from '#src/authProvider/storedSession.ts';
import { NotLoaded } from '#src/components/feedback/NotLoaded.tsx';
import { Page } from '#src/components/page/Page.tsx';
import { ReplyList } from './manage/ReplyList.tsx';
import { useOfficeReplies } from './useReplies.ts';

/** Replies of offices above are shown only if there are any. */
const ALWAYS: readonly ReplySource[] = ['mine', 'own'];

/** `/grievance/replies`: the own quick replies, and those of the offices of the place (DESK-14). */
export default function Replies() {
  const translate = useTranslate();
  const actor = storedActor();
  const { data, ...query } = useOfficeReplies();
  const homeOf = (from: ReplySource) => {
    if (from === 'mine') return { mine: true };
    return from === 'own' && actor && runsOffice(actor) ? { mine: false } : undefined;
  };
  return (
    <Page title={translate('common.quickReplies')} subtitle={translate('replies.hint')}>
      <NotLoaded query={query} failed="replies.failed" height={240} />
      {data && (
        <Stack spacing={2}>
          {REPLY_SOURCES.map((from) => {
            const replies = data.data.filter((reply) => reply.from === from);
            const isShown = replies.length > 0 || ALWAYS.includes(from);
            return isShown && <ReplyList key={from} from={from} replies={replies} home={homeOf(from)} />;
          })}
        </Stack>
      )}
    </Page>
  );
}

import AddIcon from '@mui/icons-material/Add';
import Button from '@mui/material/Button';
import List from '@mui/material/List';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { deleteReply, type ReplyRecord, type ReplySource } from '#contract/replies/reply.ts';
import { DeleteQuestion } from '#src/components/nameTable/DeleteQuestion.tsx';
import { Section } from '#src/components/page/Section.tsx';
import { useFocusAfterRemoval } from '#src/components/page/useFocusAfterRemoval.ts';
import { call } from '#src/dataProvider/call.ts';
import { useRenewReplies } from '../useReplies.ts';
import type { ReplyHome } from './ReplyDialog.tsx';
import { ReplyDialog } from './ReplyDialog.tsx';
import { ReplyItem } from './ReplyItem.tsx';

interface ReplyListProps {
  from: ReplySource;
  replies: readonly ReplyRecord[];
  /** The owner of new replies; absent for a read-only list. */
  home?: ReplyHome;
}

/** The replies of one person or office, to read or manage (DESK-14). */
export function ReplyList({ from, replies, home }: ReplyListProps) {
  const translate = useTranslate();
  const notify = useNotify();
  const renew = useRenewReplies();
  const [edited, setEdited] = useState<ReplyRecord | 'new' | null>(null);
  const [doomed, setDoomed] = useState<ReplyRecord | null>(null);
  const list = useFocusAfterRemoval<HTMLUListElement>(replies.length);
  const remove = async ({ id }: ReplyRecord) => {
    await call(deleteReply, { params: { id } });
    await renew();
    notify('replies.deleted', { type: 'success' });
  };
  return (
    <Section
      title={`replies.from.${from}`}
      control={
        home && (
          <Button startIcon={<AddIcon />} onClick={() => setEdited('new')}>
            {translate('replies.add')}
          </Button>
        )
      }
    >
      {replies.length === 0 && (
        <Typography color="textSecondary">
          {translate(home ? `replies.empty.${from}` : 'replies.empty.readOnly')}
        </Typography>
      )}
      <List ref={list} tabIndex={-1} disablePadding sx={{ outline: 0 }}>
        {replies.map((reply) => (
          <ReplyItem
            key={reply.id}
            reply={reply}
            onEdit={home && (() => setEdited(reply))}
            onDelete={home && (() => setDoomed(reply))}
          />
        ))}
      </List>
      {edited && home && (
        <ReplyDialog
          reply={edited === 'new' ? undefined : edited}
          home={home}
          onClose={() => setEdited(null)}
        />
      )}
      {doomed && (
        <DeleteQuestion
          name={doomed.title}
          onConfirm={() => remove(doomed)}
          onClose={() => setDoomed(null)}
        />
      )}
    </Section>
  );
}

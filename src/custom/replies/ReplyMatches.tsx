import Box from '@mui/material/Box';
import List from '@mui/material/List';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemText from '@mui/material/ListItemText';
import { useEffect, useRef } from 'react';
import { useTranslate } from 'react-admin';
import type { ReplyRecord } from '#contract/replies/reply.ts';

interface ReplyMatchesProps {
  id: string;
  replies: readonly ReplyRecord[];
  /** The filled-in text of a reply. */
  textOf: (reply: ReplyRecord) => string;
  /** The index of the highlighted one. */
  marked: number;
  onMark: (place: number) => void;
  onTake: (reply: ReplyRecord) => void;
}

export const optionId = (id: string, place: number) => `${id}-${place}`;

/** The found replies, one of them highlighted; the focus stays in the text field. */
export function ReplyMatches({ id, replies, textOf, marked, onMark, onTake }: ReplyMatchesProps) {
  const translate = useTranslate();
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    list.current?.children[marked]?.scrollIntoView({ block: 'nearest' });
  }, [marked]);
  return (
    <List
      ref={list}
      id={id}
      role="listbox"
      aria-label={translate('common.quickReplies')}
      dense
      disablePadding
      sx={{ maxHeight: 220, overflowY: 'auto' }}
    >
      {replies.map((reply, place) => (
        <ListItemButton
          key={reply.id}
          component="li"
          id={optionId(id, place)}
          role="option"
          tabIndex={-1}
          aria-selected={place === marked}
          selected={place === marked}
          onMouseMove={() => onMark(place)}
          // The text field keeps the focus and its caret.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => onTake(reply)}
        >
          <ListItemText
            primary={
              <>
                {reply.title}
                {reply.from === 'mine' && (
                  <Box component="span" sx={{ color: 'text.secondary' }}>
                    {' · '}
                    {translate('replies.from.mine')}
                  </Box>
                )}
              </>
            }
            secondary={textOf(reply)}
            slotProps={{ secondary: { noWrap: true } }}
          />
        </ListItemButton>
      ))}
    </List>
  );
}

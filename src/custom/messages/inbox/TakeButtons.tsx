import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { useTranslate } from 'react-admin';
import { useNavigate } from 'react-router';
import type { InboxRow } from '#contract/messages/inbox.ts';
import type { InboxTake } from '#contract/messages/messageKinds.ts';
import { FailureAlert } from '#src/components/feedback/FailureAlert.tsx';
import { KeyHint } from '#src/components/keys/KeyHint.tsx';
import { KEYS } from '#src/components/keys/keys.ts';
import { useKeys, useKeysOn, useShortcut } from '#src/components/keys/useKeys.ts';
import { useRequestedOffice } from '#src/components/office/useOffices.ts';
import { AddDialog } from './AddDialog.tsx';
import { AnswerDialog } from './AnswerDialog.tsx';
import { complaintFromInboxAddress } from './inboxAddress.ts';
import { useTake } from './useTake.ts';

interface TakeButtonsProps {
  row: Pick<InboxRow, 'id' | 'phone' | 'persons'>;
  /** The possible written answer; absent for a missed call, which is called back. */
  answer?: Pick<InboxRow, 'channel' | 'free_until'>;
  onDone: () => void;
  /** The results of a call come first: no button is filled. */
  isSecond?: boolean;
}

const KEY_OF = {
  case: 'addToComplaint',
  new_case: 'newComplaint',
  answer: 'write',
  not_for_us: 'notForUs',
} as const;

/** The actions for a received message, each with its key (MSG-15). No complaint is created automatically. */
export function TakeButtons({ row, answer, onDone, isSecond = false }: TakeButtonsProps) {
  const translate = useTranslate();
  const navigate = useNavigate();
  const shortcut = useShortcut();
  const [isOn] = useKeysOn();
  const { officeId } = useRequestedOffice();
  const titleId = useId();
  const [dialog, setDialog] = useState<'case' | 'answer' | null>(null);
  const { mutate, isPending, error } = useTake(row.id, onDone);
  const actions: Partial<Record<InboxTake, () => void>> = {
    ...(row.persons.length > 0 && { case: () => setDialog('case') }),
    new_case: () => void navigate(complaintFromInboxAddress(row.id, officeId)),
    ...(answer && { answer: () => setDialog('answer') }),
    not_for_us: () => isPending || mutate({ take: 'not_for_us' }),
  };
  const offered = Object.entries(actions) as [InboxTake, () => void][];
  useKeys(Object.fromEntries(offered.map(([take, act]) => [KEY_OF[take], act])));
  const onClose = () => setDialog(null);
  return (
    <Box role="group" aria-labelledby={titleId} sx={{ display: 'grid', gap: 1 }}>
      <Typography id={titleId} variant="h3">
        {translate('inbox.take.title')}
      </Typography>
      <FailureAlert failure={error} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {offered.map(([take, act]) => (
          <Button
            key={take}
            variant={take === 'new_case' && !isSecond ? 'contained' : 'outlined'}
            aria-haspopup={take === 'case' || take === 'answer' ? 'dialog' : undefined}
            aria-disabled={isPending}
            onClick={act}
            {...shortcut(KEY_OF[take])}
          >
            {translate(`inbox.take.${take}`)}
            {isOn && <KeyHint>{KEYS[KEY_OF[take]]}</KeyHint>}
          </Button>
        ))}
      </Box>
      {dialog === 'case' && <AddDialog row={row} onDone={onDone} onClose={onClose} />}
      {dialog === 'answer' && answer && (
        <AnswerDialog row={{ ...row, ...answer }} onDone={onDone} onClose={onClose} />
      )}
    </Box>
  );
}

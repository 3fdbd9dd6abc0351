import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { ConfirmDialog } from '#src/components/dialog/ConfirmDialog.tsx';
import { isUnfinished } from './submission.ts';
import type { DraftKeeping } from './useDraft.ts';

interface ActionsProps {
  draft: DraftKeeping;
  isSending: boolean;
  onSend: () => void;
  onDiscard: () => void;
}

/** The end of the form: the state of the draft and its buttons. */
export function Actions({ draft, isSending, onSend, onDiscard }: ActionsProps) {
  const translate = useTranslate();
  const { delivery, keeping } = draft;
  const isHalfSent = isUnfinished(delivery) && !isSending;
  const number = delivery.complaint?.complaint_number;
  const open = delivery.addition?.to.complaint_number;
  return (
    <Box sx={{ display: 'grid', gap: 1.5 }}>
      {isHalfSent && (
        <Alert severity="warning">
          {open
            ? translate('recording.similar.unknown', { number: open })
            : translate(number ? 'recording.unfinished' : 'recording.unknown', { number })}
        </Alert>
      )}
      {keeping === 'failed' && <Alert severity="warning">{translate('recording.draft.failed')}</Alert>}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5 }}>
        <Button variant="contained" size="large" onClick={onSend} aria-keyshortcuts="Control+Enter">
          {translate(isHalfSent ? 'recording.retry' : 'recording.create')}
        </Button>
        <Typography variant="body2" color="text.secondary" sx={{ display: { xs: 'none', sm: 'block' } }}>
          {translate('recording.shortcut')}
        </Typography>
        <Box sx={{ flexGrow: 1 }} />
        <Typography variant="body2" color="text.secondary" role="status">
          {keeping === 'saved' && translate('recording.draft.saved')}
        </Typography>
        {keeping !== 'untouched' && <DiscardButton number={number} onDiscard={onDiscard} />}
      </Box>
    </Box>
  );
}

function DiscardButton({ number, onDiscard }: { number?: string; onDiscard: () => void }) {
  const translate = useTranslate();
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <Button color="inherit" onClick={() => setAsking(true)}>
        {translate('recording.draft.discard')}
      </Button>
      <ConfirmDialog
        open={isAsking}
        title="recording.draft.confirm"
        question={number ? 'recording.draft.confirmCreated' : 'recording.draft.confirmText'}
        named={{ number }}
        action="recording.draft.discard"
        onConfirm={onDiscard}
        onClose={() => setAsking(false)}
      />
    </>
  );
}

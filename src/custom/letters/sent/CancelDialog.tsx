import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import TextField from '@mui/material/TextField';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useId, useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { cancelLetter } from '#contract/letters/letterSending.ts';
import { DraftNotice } from '#src/components/drafts/DraftNotice.tsx';
import { useDraftState } from '#src/components/drafts/useDraft.ts';
import { FailureAlert } from '#src/components/feedback/FailureAlert.tsx';
import { GuardedDialog } from '#src/components/feedback/GuardedDialog.tsx';
import { checkBody } from '#src/components/form/formRules.ts';
import { call } from '#src/dataProvider/call.ts';
import { useRenewLetters } from '../useLetters.ts';

interface CancelDialogProps {
  letter: { id: number; number: string | null };
  onClose: () => void;
}

/** Asks for the reason to cancel a letter. Its number is not used again (REF-06). */
export function CancelDialog({ letter: { id, number }, onClose }: CancelDialogProps) {
  const translate = useTranslate();
  const notify = useNotify();
  const renew = useRenewLetters();
  const titleId = useId();
  const [reason, setReason, draft] = useDraftState(`cancel/${id}`, '');
  const [fault, setFault] = useState<string>();
  const cancel = useMutation({
    mutationFn: () => call(cancelLetter, { params: { id }, body: { reason } }),
    onSuccess: async () => {
      notify('letters.cancel.done', { type: 'success', messageArgs: { number } });
      draft.sent();
      onClose();
      await renew();
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const { refusals } = checkBody(cancelLetter, { reason });
    setFault(refusals?.reason);
    if (!refusals && !cancel.isPending) cancel.mutate();
  };
  return (
    <GuardedDialog
      onClose={onClose}
      isPending={cancel.isPending}
      fullWidth
      maxWidth="xs"
      aria-labelledby={titleId}
    >
      <form noValidate onSubmit={submit}>
        <DialogTitle id={titleId}>{translate('letters.cancel.title', { number })}</DialogTitle>
        <DialogContent sx={{ display: 'grid', gap: 1.5 }}>
          <DialogContentText>{translate('letters.cancel.text')}</DialogContentText>
          <DraftNotice draft={draft} />
          <TextField
            label={translate('common.reason')}
            value={reason}
            onChange={({ target }) => {
              setReason(target.value);
              setFault(undefined);
            }}
            error={fault !== undefined}
            helperText={fault && translate(fault, { _: fault })}
            required
            autoFocus
            multiline
            slotProps={{ htmlInput: { maxLength: 500 } }}
          />
          <FailureAlert failure={cancel.error} />
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose}>{translate('letters.cancel.keep')}</Button>
          <Button type="submit" variant="contained" color="error" loading={cancel.isPending}>
            {translate('letters.cancel.action')}
          </Button>
        </DialogActions>
      </form>
    </GuardedDialog>
  );
}

import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import TextField from '@mui/material/TextField';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useTranslate } from 'react-admin';
import { renewStatusLink } from '#contract/messages/slip.ts';
import { COMPLAINTS } from '#src/components/data/resourceNames.ts';
import { FailureAlert } from '#src/components/feedback/FailureAlert.tsx';
import { GuardedDialog } from '#src/components/feedback/GuardedDialog.tsx';
import { call } from '#src/dataProvider/call.ts';

interface StatusLinkDialogProps {
  complaintId: number;
  onClose: () => void;
}

/**
 * Creates a new status link, which ends the earlier ones. It is shown only once, since only its hash is stored: so only
 * its button closes the dialog then (MSG-18).
 */
export function StatusLinkDialog({ complaintId, onClose }: StatusLinkDialogProps) {
  const translate = useTranslate();
  const titleId = useId();
  const queryClient = useQueryClient();
  const { mutate, data, isPending, error } = useMutation({
    mutationFn: () => call(renewStatusLink, { params: { id: complaintId } }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: [COMPLAINTS, 'timeline', complaintId] }),
  });
  return (
    <GuardedDialog
      onClose={onClose}
      isPending={isPending}
      isChanged={data !== undefined}
      fullWidth
      maxWidth="xs"
      aria-labelledby={titleId}
    >
      <DialogTitle id={titleId}>{translate('sending.link.title')}</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 1.5 }}>
        <DialogContentText role="status">
          {translate(data ? 'sending.link.made' : 'sending.link.question')}
        </DialogContentText>
        {data && <Address url={data.url} />}
        <FailureAlert failure={error} />
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose} disabled={isPending} autoFocus={!data}>
          {translate(data ? 'common.close' : 'common.cancel')}
        </Button>
        {!data && (
          <Button variant="contained" loading={isPending} onClick={() => mutate()}>
            {translate('sending.link.confirm')}
          </Button>
        )}
      </DialogActions>
    </GuardedDialog>
  );
}

function Address({ url }: { url: string }) {
  const translate = useTranslate();
  const [outcome, setOutcome] = useState<'copied' | 'notCopied'>();
  // Browsers have no clipboard on plain http, as in an office's own network.
  const clipboard = navigator.clipboard as Clipboard | undefined;
  const copy = () =>
    clipboard?.writeText(url).then(
      () => setOutcome('copied'),
      () => setOutcome('notCopied'),
    );
  return (
    <>
      <TextField
        multiline
        label={translate('sending.link.title')}
        value={url}
        onFocus={({ target }) => target.select()}
        slotProps={{ htmlInput: { readOnly: true } }}
      />
      {clipboard && (
        <Button onClick={copy} sx={{ justifySelf: 'start' }}>
          {translate(`sending.link.${outcome ?? 'copy'}`)}
        </Button>
      )}
    </>
  );
}

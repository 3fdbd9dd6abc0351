import Button from '@mui/material/Button';
import DialogContentText from '@mui/material/DialogContentText';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { renewStatusLink } from '#contract/messages/slip.ts';
import { COMPLAINTS } from '#src/components/data/resourceNames.ts';
import { useRenew } from '#src/components/data/useRenew.ts';
import { FormDialog } from '#src/components/dialog/FormDialog.tsx';
import { useContractForm } from '#src/components/form/useContractForm.ts';

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
  const renew = useRenew([COMPLAINTS, 'timeline', complaintId]);
  const [url, setUrl] = useState<string>();
  const form = useContractForm(renewStatusLink, {
    params: { id: complaintId },
    renew,
    onDone: (made) => setUrl(made.url),
  });
  return (
    <FormDialog
      form={form}
      title={translate('sending.link.title')}
      submit={url ? null : translate('sending.link.confirm')}
      cancel={url ? 'common.close' : undefined}
      isChanged={url !== undefined}
      maxWidth="xs"
      onClose={onClose}
    >
      <DialogContentText role="status">
        {translate(url ? 'sending.link.made' : 'sending.link.question')}
      </DialogContentText>
      {url && <Address url={url} />}
    </FormDialog>
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

import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { ConfirmDialog } from '#src/components/feedback/ConfirmDialog.tsx';
import { FailureAlert } from '#src/components/feedback/FailureAlert.tsx';

interface SendDialogProps {
  open: boolean;
  /** The name of the person with the scanned signature. */
  signer: string | null;
  to: string;
  failure: unknown;
  isPending: boolean;
  onConfirm: () => void;
  onClose: () => void;
}

/** Confirms before a letter gets its permanent number. For a scanned signature it names the signer (REF-04, REF-06). */
export function SendDialog({ open, signer, to, failure, isPending, onConfirm, onClose }: SendDialogProps) {
  const translate = useTranslate();
  return (
    <ConfirmDialog
      open={open}
      title={translate('letters.send.title')}
      words={{
        question: 'letters.send.question',
        cancel: 'letters.send.cancel',
        action: signer ? 'letters.send.signed' : 'common.send',
      }}
      named={{ to }}
      details={
        signer && (
          <Typography sx={{ fontWeight: 600 }}>
            {translate('letters.send.signature', { name: signer })}
          </Typography>
        )
      }
      failure={<FailureAlert failure={failure} />}
      isPending={isPending}
      onConfirm={onConfirm}
      onClose={onClose}
    />
  );
}

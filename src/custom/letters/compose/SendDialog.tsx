import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { ConfirmDialog } from '#src/components/dialog/ConfirmDialog.tsx';

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
      title="letters.send.title"
      question="letters.send.question"
      action={signer ? 'letters.send.signed' : 'common.send'}
      cancel="letters.send.cancel"
      named={{ to }}
      details={
        signer && (
          <Typography sx={{ fontWeight: 600 }}>
            {translate('letters.send.signature', { name: signer })}
          </Typography>
        )
      }
      failure={failure}
      isPending={isPending}
      onConfirm={onConfirm}
      onClose={onClose}
    />
  );
}

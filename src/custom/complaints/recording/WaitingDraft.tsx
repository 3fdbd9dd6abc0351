import Alert from '@mui/material/Alert';
import { useTranslate } from 'react-admin';
import { useStoredDraft } from './useDraft.ts';

/** Says that the folded form has a draft. */
export function WaitingDraft({ account }: { account: number }) {
  const translate = useTranslate();
  const draft = useStoredDraft(account);
  return (
    draft && (
      <Alert severity="info" role="status" sx={{ mb: 3 }}>
        {translate('recording.fold.waiting')}
      </Alert>
    )
  );
}

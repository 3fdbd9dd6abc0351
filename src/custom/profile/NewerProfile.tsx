import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import type { CandidateRecord } from '../../../contract/account.ts';
import { useReplaceProfile } from './useProfile.ts';

interface NewerProfileProps {
  /** As somebody else has saved it in the meantime. */
  profile: CandidateRecord;
  onTaken: () => void;
}

/** Offers to take over what somebody else has saved; what was typed stays in the form (409). */
export function NewerProfile({ profile, onTaken }: NewerProfileProps) {
  const translate = useTranslate();
  const replace = useReplaceProfile();
  const take = () => {
    replace(profile);
    onTaken();
  };
  return (
    <Alert
      severity="warning"
      action={
        <Button color="inherit" size="small" onClick={take}>
          {translate('profile.newer.load')}
        </Button>
      }
    >
      {translate('profile.newer.text')}
    </Alert>
  );
}

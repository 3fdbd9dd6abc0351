import type { CandidateRecord } from '#contract/accounts/account.ts';
import { NewerNotice } from '#src/components/form/NewerNotice.tsx';
import { useReplaceProfile } from './useProfile.ts';

interface NewerProfileProps {
  /** As somebody else has saved it in the meantime. */
  profile: CandidateRecord;
  onTaken: () => void;
}

/** Offers to take over what somebody else has saved; what was typed stays in the form (409). */
export function NewerProfile({ profile, onTaken }: NewerProfileProps) {
  const replace = useReplaceProfile();
  const take = () => {
    replace(profile);
    onTaken();
  };
  return <NewerNotice text="profile.newer" onLoad={take} />;
}

import { useSearchParams } from 'react-router';
import { lazyWithWords } from '#src/components/page/lazyWithWords.tsx';
import { INBOX_IN_ADDRESS } from '#src/custom/persons/person/newComplaint.ts';
import { PersonOfAddress } from './PersonOfAddress.tsx';
import { ReferenceOfAddress } from './ReferenceOfAddress.tsx';
import type { ChosenPerson } from './useChosenPerson.ts';
import type { DraftKeeping } from './useDraft.ts';

const InboxOfAddress = lazyWithWords(() => import('./InboxOfAddress.tsx'));

type FromAddressProps = Pick<ChosenPerson, 'choose'> & Pick<DraftKeeping, 'isBegun'>;

/** What the address says that the form begins with: a person, an earlier grievance, or what a citizen has sent. */
export function FromAddress({ choose, isBegun }: FromAddressProps) {
  const [given] = useSearchParams();
  return (
    <>
      <PersonOfAddress choose={choose} isBegun={isBegun} />
      <ReferenceOfAddress choose={choose} isBegun={isBegun} />
      {given.has(INBOX_IN_ADDRESS) && <InboxOfAddress choose={choose} isBegun={isBegun} />}
    </>
  );
}

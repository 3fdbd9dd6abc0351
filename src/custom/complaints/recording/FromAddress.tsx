import { useQueryClient } from '@tanstack/react-query';
import { useFormContext } from 'react-hook-form';
import { useSearchParams } from 'react-router';
import { lazyWithWords } from '#src/components/page/lazyWithWords.tsx';
import { INBOX_IN_ADDRESS, PERSON_IN_ADDRESS } from '#src/custom/persons/person/newComplaint.ts';
import { personOf } from '#src/custom/persons/person/usePersons.ts';
import { BegunFirst } from './BegunFirst.tsx';
import type { ComplaintValues } from './complaintForm.ts';
import { ReferenceOfAddress } from './ReferenceOfAddress.tsx';
import type { ChosenPerson } from './useChosenPerson.ts';
import type { DraftKeeping } from './useDraft.ts';
import { useRecordOfAddress } from './useRecordOfAddress.ts';

type PersonOfAddressProps = Pick<ChosenPerson, 'choose'> & Pick<DraftKeeping, 'isBegun'>;

/**
 * Chooses the person whose id stands in the address (PER-08). A component of its own, since the list below the form changes the
 * address, too.
 */
function PersonOfAddress({ choose, isBegun }: PersonOfAddressProps) {
  const queryClient = useQueryClient();
  const { getValues } = useFormContext<ComplaintValues>();
  const waits = useRecordOfAddress([PERSON_IN_ADDRESS], {
    isBegun,
    isThere: (id) => getValues('person_id') === id,
    find: (id) => queryClient.fetchQuery(personOf(id)),
    missing: 'person.choice.notFound',
    fill: choose,
  });
  return waits && <BegunFirst source="person" />;
}

const InboxOfAddress = lazyWithWords(() => import('./InboxOfAddress.tsx'));

type FromAddressProps = Pick<ChosenPerson, 'choose'> & Pick<DraftKeeping, 'isBegun'>;

/** What the address says that the form begins with: a person, an earlier grievance, or what a citizen has sent. */
export function FromAddress({ choose, isBegun }: FromAddressProps) {
  const [search] = useSearchParams();
  return (
    <>
      <PersonOfAddress choose={choose} isBegun={isBegun} />
      <ReferenceOfAddress choose={choose} isBegun={isBegun} />
      {search.has(INBOX_IN_ADDRESS) && <InboxOfAddress choose={choose} isBegun={isBegun} />}
    </>
  );
}

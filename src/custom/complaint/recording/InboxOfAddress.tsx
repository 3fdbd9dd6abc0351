import { useQueryClient } from '@tanstack/react-query';
import { useNotify } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { useSearchParams } from 'react-router';
import { type InboxRow, listInbox } from '../../../../contract/inbox.ts';
import { call } from '../../../dataProvider/http.ts';
import { INBOX_IN_ADDRESS } from '../../../kit/person/newCase.ts';
import { personOf } from '../../../kit/person/usePersons.ts';
import BegunNotice from './BegunNotice.tsx';
import type { ComplaintField, ComplaintValues } from './complaintForm.ts';
import { paragraphsOf } from './paragraphsOf.ts';
import type { ChosenPerson } from './useChosenPerson.ts';
import type { DraftKeeping } from './useDraft.ts';
import { useGivenInAddress } from './useGivenInAddress.ts';

type InboxOfAddressProps = Pick<ChosenPerson, 'choose'> & Pick<DraftKeeping, 'isBegun'>;

/**
 * Fills the form in from what a citizen has sent (MSG-15): who is known by the phone alone, and the text; its files come along once
 * it is saved.
 */
export default function InboxOfAddress({ choose, isBegun }: InboxOfAddressProps) {
  const notify = useNotify();
  const fill = useFill(choose);
  const [given] = useSearchParams();
  const { getValues } = useFormContext<ComplaintValues>();
  const waits = useGivenInAddress([INBOX_IN_ADDRESS, 'office'], {
    isBegun,
    isThere: (id) => getValues('inbox')?.id === id,
    find: async (id) => {
      const office_id = Number(given.get('office')) || null;
      const found = await call(listInbox, { query: { office_id, id } }).catch(() => null);
      if (found) return found.data[0] ?? null;
      notify('inbox.failed', { type: 'error' });
    },
    missing: 'inbox.recording.gone',
    fill,
  });
  return waits && <BegunNotice given="inbox" />;
}

/** What the form is filled in with. */
function useFill(choose: ChosenPerson['choose']) {
  const queryClient = useQueryClient();
  const { setValue } = useFormContext<ComplaintValues>();
  const set = (field: ComplaintField, value: string) => setValue(field, value, { shouldDirty: true });
  return async ({ id, files, persons, phone, text }: InboxRow) => {
    const [only, ...others] = persons;
    const person =
      only && others.length === 0 ? await queryClient.fetchQuery(personOf(only.id)).catch(() => null) : null;
    const names = files.map(({ name }) => name);
    setValue('inbox', { id, key: crypto.randomUUID(), files: names }, { shouldDirty: true });
    // First, so that choosing the person keeps it: somebody may have several.
    set('phone', phone);
    if (text) set('details', paragraphsOf(text));
    if (person) await choose(person);
  };
}

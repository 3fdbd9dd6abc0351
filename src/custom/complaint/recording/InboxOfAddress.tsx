import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { useNotify } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { useLocation, useSearchParams } from 'react-router';
import { inboxOf } from '../../../kit/data/inbox.ts';
import { INBOX_IN_ADDRESS } from '../../../kit/person/newCase.ts';
import { personOf } from '../../../kit/person/usePersons.ts';
import type { ComplaintField, ComplaintValues } from './complaintForm.ts';
import { paragraphsOf } from './paragraphsOf.ts';
import type { ChosenPerson } from './useChosenPerson.ts';

interface InboxOfAddressProps extends Pick<ChosenPerson, 'choose'> {
  id: number;
}

/**
 * Fills the form in from what a citizen has sent (MSG-15): who is known by the phone alone, and the text; its files come along once
 * it is saved. The address forgets it, so that the next grievance is another one.
 */
export default function InboxOfAddress({ id, choose }: InboxOfAddressProps) {
  const notify = useNotify();
  const queryClient = useQueryClient();
  const { state } = useLocation();
  const { setValue } = useFormContext<ComplaintValues>();
  const [given, setGiven] = useSearchParams();
  const set = (field: ComplaintField, value: string) => setValue(field, value, { shouldDirty: true });
  const take = useEffectEvent(async () => {
    const office = Number(given.get('office')) || null;
    given.delete(INBOX_IN_ADDRESS);
    given.delete('office');
    const inbox = await queryClient.fetchQuery(inboxOf(office, 'open')).catch(() => null);
    const row = inbox?.data.find((each) => each.id === id);
    if (!row) notify('inbox.recording.gone', { type: 'warning' });
    else {
      const [only, ...others] = row.persons;
      const person =
        only && others.length === 0
          ? await queryClient.fetchQuery(personOf(only.id)).catch(() => null)
          : null;
      const files = row.files.map(({ name }) => name);
      setValue('inbox', { id, key: crypto.randomUUID(), files }, { shouldDirty: true });
      // First, so that choosing the person keeps it: somebody may have several.
      set('phone', row.phone);
      if (row.text) set('details', paragraphsOf(row.text));
      if (person) await choose(person);
    }
    // Last: without it in the address this component is gone.
    setGiven(given, { replace: true, state, preventScrollReset: true });
  });
  useEffect(() => {
    if (id > 0) void take();
  }, [id]);
  return null;
}

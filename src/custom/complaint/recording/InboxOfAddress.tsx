import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { useNotify } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { useLocation, useSearchParams } from 'react-router';
import { type InboxRow, listInbox } from '../../../../contract/inbox.ts';
import { call } from '../../../dataProvider/http.ts';
import { INBOX_IN_ADDRESS } from '../../../kit/person/newCase.ts';
import { personOf } from '../../../kit/person/usePersons.ts';
import BegunNotice from './BegunNotice.tsx';
import type { ComplaintField, ComplaintValues } from './complaintForm.ts';
import { paragraphsOf } from './paragraphsOf.ts';
import type { ChosenPerson } from './useChosenPerson.ts';
import type { DraftKeeping } from './useDraft.ts';

interface InboxOfAddressProps extends Pick<ChosenPerson, 'choose'>, Pick<DraftKeeping, 'isBegun'> {
  id: number;
}

/**
 * Fills the form in from what a citizen has sent (MSG-15): who is known by the phone alone, and the text; its files come along once
 * it is saved. The address forgets it, so that the next grievance is another one. What was begun before is another citizen's:
 * nothing is filled in over it, and the address says what comes after it.
 */
export default function InboxOfAddress({ id, choose, isBegun }: InboxOfAddressProps) {
  const notify = useNotify();
  const fill = useFill(choose);
  const { state } = useLocation();
  const { getValues } = useFormContext<ComplaintValues>();
  const [given, setGiven] = useSearchParams();
  const [waits, setWaits] = useState(false);
  const take = useEffectEvent(async () => {
    if (getValues('inbox')?.id !== id) {
      const office_id = Number(given.get('office')) || null;
      const found = await call(listInbox, { query: { office_id, id } }).catch(() => null);
      if (!found) return notify('inbox.failed', { type: 'error' });
      const [row] = found.data;
      if (!row) notify('inbox.recording.gone', { type: 'warning' });
      else if (isBegun()) return setWaits(true);
      else await fill(row);
    }
    given.delete(INBOX_IN_ADDRESS);
    given.delete('office');
    // Last: without it in the address this component is gone.
    setGiven(given, { replace: true, state, preventScrollReset: true });
  });
  useEffect(() => {
    if (id > 0) void take();
  }, [id]);
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

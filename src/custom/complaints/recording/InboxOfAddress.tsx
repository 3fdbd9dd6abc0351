import { useQueryClient } from '@tanstack/react-query';
import { useFormContext } from 'react-hook-form';
import { useSearchParams } from 'react-router';
import { type InboxRow, listInbox } from '#contract/messages/inbox.ts';
import type { PersonRow } from '#contract/persons/person.ts';
import { INBOX_IN_ADDRESS } from '#src/custom/persons/person/newComplaint.ts';
import { personOf } from '#src/custom/persons/person/usePersons.ts';
import { call } from '#src/dataProvider/call.ts';
import type { ComplaintField, ComplaintValues } from './complaintForm.ts';
import PrefillNotice from './PrefillNotice.tsx';
import type { ChosenPerson } from './useChosenPerson.ts';
import type { DraftKeeping } from './useDraft.ts';
import { useRecordOfAddress } from './useRecordOfAddress.ts';

const SIGNS: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

/** A text as the editor holds it: each line a paragraph, signs of HTML as they were written. */
const paragraphsOf = (text: string) =>
  text
    .split('\n')
    .map((line) => `<p>${line.replaceAll(/[&<>]/g, (sign) => SIGNS[sign] ?? sign)}</p>`)
    .join('');

type InboxOfAddressProps = Pick<ChosenPerson, 'choose'> & Pick<DraftKeeping, 'isBegun'>;

/**
 * Fills the form in from what a citizen has sent (MSG-15): who is known by the phone alone, and the text; its files come along once
 * it is saved.
 */
export default function InboxOfAddress({ choose, isBegun }: InboxOfAddressProps) {
  const queryClient = useQueryClient();
  const [search] = useSearchParams();
  const { getValues } = useFormContext<ComplaintValues>();
  const fill = useFill(choose);
  const waits = useRecordOfAddress([INBOX_IN_ADDRESS, 'office'], {
    isBegun,
    isThere: (id) => getValues('inbox')?.id === id,
    find: async (id) => {
      const office_id = Number(search.get('office')) || null;
      const { data } = await call(listInbox, { query: { office_id, id } });
      const [row] = data;
      if (!row) return null;
      const [only, ...others] = row.persons;
      const isKnown = only && others.length === 0;
      const person = isKnown ? await queryClient.fetchQuery(personOf(only.id)).catch(() => null) : null;
      return { row, person };
    },
    missing: 'inbox.recording.gone',
    fill,
  });
  return waits && <PrefillNotice source="inbox" />;
}

interface InboxPrefillSource {
  row: InboxRow;
  person: PersonRow | null;
}

/** What the form is filled in with. */
function useFill(choose: ChosenPerson['choose']) {
  const { setValue } = useFormContext<ComplaintValues>();
  const set = (field: ComplaintField, value: string) => setValue(field, value, { shouldDirty: true });
  return ({ row: { id, files, phone, text }, person }: InboxPrefillSource) => {
    const names = files.map(({ name }) => name);
    setValue('inbox', { id, key: crypto.randomUUID(), files: names }, { shouldDirty: true });
    // First, so that choosing the person keeps it: somebody may have several.
    set('phone', phone);
    if (text) set('details', paragraphsOf(text));
    if (person) void choose(person);
  };
}

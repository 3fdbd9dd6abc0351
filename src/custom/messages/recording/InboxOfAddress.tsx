import { useFormContext } from 'react-hook-form';
import { useSearchParams } from 'react-router';
import { type InboxRow, listInbox } from '#contract/messages/inbox.ts';
import type { PersonRow } from '#contract/persons/person.ts';
import { BegunFirst } from '#src/custom/complaints/recording/BegunFirst.tsx';
import type { ComplaintValues } from '#src/custom/complaints/recording/complaintForm.ts';
import { useRecording } from '#src/custom/complaints/recording/recordingContext.ts';
import { useRecordOfAddress } from '#src/custom/complaints/recording/useRecordOfAddress.ts';
import { call } from '#src/dataProvider/call.ts';
import { INBOX_IN_ADDRESS } from '../inbox/inboxAddress.ts';

const SIGNS: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

/** A text as the editor holds it: each line a paragraph, signs of HTML as they were written. */
const paragraphsOf = (text: string) =>
  text
    .split('\n')
    .map((line) => `<p>${line.replaceAll(/[&<>]/g, (sign) => SIGNS[sign] ?? sign)}</p>`)
    .join('');

/**
 * Fills the form in from what a citizen has sent (MSG-15): who is known by the phone alone, and the text; its files come along once
 * it is saved.
 */
export default function InboxOfAddress() {
  const [search] = useSearchParams();
  const { getValues } = useFormContext<ComplaintValues>();
  const { find, choose } = useRecording().usePerson();
  const fill = useFill(choose);
  const waits = useRecordOfAddress([INBOX_IN_ADDRESS, 'office'], {
    isThere: (id) => getValues('inbox_id') === id,
    find: async (id) => {
      const office_id = Number(search.get('office')) || null;
      const { data } = await call(listInbox, { query: { office_id, id } });
      const [row] = data;
      if (!row) return null;
      const [only, ...others] = row.persons;
      return { row, person: others.length === 0 ? await find(only?.id) : null };
    },
    missing: 'inbox.recording.gone',
    fill,
  });
  return waits && <BegunFirst source="inbox" />;
}

interface InboxPrefillSource {
  row: InboxRow;
  person: PersonRow | null;
}

/** What the form is filled in with. */
function useFill(choose: (person: PersonRow) => void) {
  const { getValues, setValue } = useFormContext<ComplaintValues>();
  return ({ row: { id, files, phone, text }, person }: InboxPrefillSource) => {
    setValue('inbox_id', id, { shouldDirty: true });
    const inbox_files = files.map(({ name }) => name).join(', ');
    setValue('notes', { ...getValues('notes'), inbox_files });
    // First, so that choosing the person keeps it: somebody may have several.
    setValue('phone', phone, { shouldDirty: true });
    if (text) setValue('details', paragraphsOf(text), { shouldDirty: true });
    if (person) choose(person);
  };
}

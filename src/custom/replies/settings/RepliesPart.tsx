import { OfficePart } from '#src/custom/desk/office/OfficePart.tsx';
import { useAskedOffice } from '#src/custom/desk/office/useOffices.ts';
import { KeptReplies } from '../manage/KeptReplies.tsx';
import { useKeptReplies } from '../useReplies.ts';

/** The quick replies of an office (DESK-14). */
export default function RepliesPart() {
  const { officeId } = useAskedOffice();
  const query = useKeptReplies(officeId);
  return (
    <OfficePart query={query}>
      {({ data }) => (
        <KeptReplies
          from="own"
          replies={data.filter(({ from }) => from === 'own')}
          home={{ mine: false, officeId }}
        />
      )}
    </OfficePart>
  );
}

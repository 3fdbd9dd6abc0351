import { OfficePart } from '../../../kit/office/OfficePart.tsx';
import { useAskedOffice } from '../../../kit/office/useOffices.ts';
import { KeptReplies } from '../../../kit/replies/manage/KeptReplies.tsx';
import { useKeptReplies } from '../../../kit/replies/useReplies.ts';

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

import { OfficePart } from '#src/kit/office/OfficePart.tsx';
import { useAskedOffice } from '#src/kit/office/useOffices.ts';
import { KeptReplies } from '#src/kit/replies/manage/KeptReplies.tsx';
import { useKeptReplies } from '#src/kit/replies/useReplies.ts';

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

import { OfficePart } from '#src/components/office/OfficePart.tsx';
import { useRequestedOffice } from '#src/components/office/useOffices.ts';
import { ReplyList } from '../manage/ReplyList.tsx';
import { useOfficeReplies } from '../useReplies.ts';

/** The quick replies of an office (DESK-14). */
export default function RepliesPart() {
  const { officeId } = useRequestedOffice();
  const query = useOfficeReplies(officeId);
  return (
    <OfficePart query={query}>
      {({ data }) => (
        <ReplyList
          from="own"
          replies={data.filter(({ from }) => from === 'own')}
          home={{ mine: false, officeId }}
        />
      )}
    </OfficePart>
  );
}

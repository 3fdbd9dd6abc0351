import { useTranslate } from 'react-admin';
import { listReplies } from '#contract/replies/reply.ts';
import { SectionValue } from '#src/components/office/SectionValue.tsx';
import { call } from '#src/dataProvider/call.ts';

/** The number of the office's quick replies. */
export default function RepliesValue() {
  const translate = useTranslate();
  return (
    <SectionValue
      part="replies"
      ask={({ office_id }, signal) =>
        call(listReplies, { query: { office_id: office_id ?? undefined }, signal })
      }
    >
      {({ data }) => {
        const count = data.filter(({ from }) => from === 'own').length;
        return translate('replies.section.value', { smart_count: count });
      }}
    </SectionValue>
  );
}

import { useTranslate } from 'react-admin';
import { listMacros } from '#contract/replies/macro.ts';
import { SectionValue } from '#src/components/office/SectionValue.tsx';
import { call } from '#src/dataProvider/call.ts';

/** The number of the office's quick actions. */
export default function MacrosValue() {
  const translate = useTranslate();
  return (
    <SectionValue
      part="macros"
      ask={({ office_id }, signal) =>
        call(listMacros, { query: { office_id: office_id ?? undefined }, signal })
      }
    >
      {({ data }) => translate('macros.section.value', { smart_count: data.length })}
    </SectionValue>
  );
}

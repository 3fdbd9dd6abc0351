import { useTranslate } from 'react-admin';
import { getRouting, type OfficeRouting } from '#contract/teamwork/routingCalls.ts';
import { useFormats } from '#src/components/format/useFormats.ts';
import { SectionValue } from '#src/custom/desk/office/SectionValue.tsx';
import { call } from '#src/dataProvider/call.ts';

/** How many rules there are. */
export default function RoutingValue() {
  const translate = useTranslate();
  const { number } = useFormats();
  const textOf = ({ rules: { value } }: OfficeRouting) =>
    value.length
      ? translate('routing.section.value', { smart_count: value.length, count: number(value.length) })
      : translate('routing.section.none');
  return (
    <SectionValue part="routing" ask={(query, signal) => call(getRouting, { query, signal })}>
      {textOf}
    </SectionValue>
  );
}

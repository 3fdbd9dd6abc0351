import { useTranslate } from 'react-admin';
import { getTargets, type OfficeTargets } from '#contract/deadlines/targetCalls.ts';
import { useFormats } from '#src/components/format/useFormats.ts';
import { SectionValue } from '#src/custom/desk/office/SectionValue.tsx';
import { call } from '#src/dataProvider/call.ts';

/** The target for a grievance of normal priority in a category without its own targets. */
export default function TargetsValue() {
  const translate = useTranslate();
  const { number } = useFormats();
  const textOf = ({ targets: [all] }: OfficeTargets) =>
    all
      ? translate('targets.section.value', {
          hours: number(all.normal.response_hours.value),
          days: number(all.normal.resolution_days.value),
        })
      : '';
  return (
    <SectionValue part="targets" ask={(query, signal) => call(getTargets, { query, signal })}>
      {textOf}
    </SectionValue>
  );
}

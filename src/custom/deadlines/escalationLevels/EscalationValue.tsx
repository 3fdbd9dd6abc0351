import { useTranslate } from 'react-admin';
import {
  getEscalationLevels,
  type OfficeEscalationLevels,
} from '#contract/deadlines/escalationLevelCalls.ts';
import { useFormats } from '#src/components/format/useFormats.ts';
import { SectionValue } from '#src/custom/desk/office/SectionValue.tsx';
import { call } from '#src/dataProvider/call.ts';

/** The working days after which an overdue grievance is escalated, level by level. */
export default function EscalationValue() {
  const translate = useTranslate();
  const { number } = useFormats();
  const textOf = ({ levels }: OfficeEscalationLevels) => {
    const days = levels.flatMap(({ step }) => (typeof step.value === 'number' ? [number(step.value)] : []));
    return days.length
      ? translate('escalation.section.value', { days: days.join(', ') })
      : translate('escalation.section.off');
  };
  return (
    <SectionValue part="ladder" ask={(query, signal) => call(getEscalationLevels, { query, signal })}>
      {textOf}
    </SectionValue>
  );
}

import { getEscalationLevels } from '#contract/deadlines/escalationLevelCalls.ts';
import { officeValue } from '#src/components/office/officeSections.tsx';

/** The working days after which an overdue grievance is escalated, level by level. */
export default officeValue('ladder', getEscalationLevels, ({ levels }, { translate, number }) => {
  const days = levels.flatMap(({ step }) => (typeof step.value === 'number' ? [number(step.value)] : []));
  return days.length
    ? translate('escalation.section.value', { days: days.join(', ') })
    : translate('escalation.section.off');
});

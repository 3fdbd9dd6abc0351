import { getTargets } from '#contract/deadlines/priorityTargets.ts';
import { officeValue } from '#src/components/office/officeSections.tsx';

/** The target for a grievance of normal priority in a category without its own targets. */
export default officeValue('targets', getTargets, ({ targets: [all] }, { translate, number }) =>
  all
    ? translate('targets.section.value', {
        hours: number(all.normal.response_hours.value),
        days: number(all.normal.resolution_days.value),
      })
    : '',
);

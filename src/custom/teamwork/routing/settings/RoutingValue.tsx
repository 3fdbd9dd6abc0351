import { getRouting } from '#contract/teamwork/routingCalls.ts';
import { officeValue } from '#src/components/office/officeSections.tsx';

/** How many rules there are. */
export default officeValue('routing', getRouting, ({ rules: { value } }, { translate }) =>
  value.length
    ? translate('routing.section.value', { smart_count: value.length })
    : translate('routing.section.none'),
);

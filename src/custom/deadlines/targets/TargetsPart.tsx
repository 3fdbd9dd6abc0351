import { getTargets } from '#contract/deadlines/targetCalls.ts';
import { OfficePart } from '#src/custom/desk/office/OfficePart.tsx';
import { useOfficePart } from '#src/custom/desk/office/useOffices.ts';
import { call } from '#src/dataProvider/call.ts';
import { TargetsForm } from './TargetsForm.tsx';

/** The settings of the time targets (SLA-02). */
export default function TargetsPart() {
  const query = useOfficePart('targets', (query, signal) => call(getTargets, { query: query, signal }));
  return (
    <OfficePart query={query}>
      {(targets) => <TargetsForm key={targets.office.id} targets={targets} />}
    </OfficePart>
  );
}

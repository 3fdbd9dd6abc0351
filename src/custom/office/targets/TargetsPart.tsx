import { getTargets } from '#contract/deadlines/targetCalls.ts';
import { call } from '#src/dataProvider/http.ts';
import { OfficePart } from '#src/kit/office/OfficePart.tsx';
import { useOfficePart } from '#src/kit/office/useOffices.ts';
import { TargetsForm } from './TargetsForm.tsx';

/** In what time the office wants to answer (SLA-02). */
export default function TargetsPart() {
  const query = useOfficePart('targets', (asked, signal) => call(getTargets, { query: asked, signal }));
  return (
    <OfficePart query={query}>
      {(targets) => <TargetsForm key={targets.office.id} targets={targets} />}
    </OfficePart>
  );
}

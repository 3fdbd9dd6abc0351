import { getRouting } from '#contract/teamwork/routingCalls.ts';
import { OfficePart } from '#src/custom/desk/office/OfficePart.tsx';
import { useOfficePart } from '#src/custom/desk/office/useOffices.ts';
import { call } from '#src/dataProvider/call.ts';
import { RoutingForm } from './RoutingForm.tsx';

/** The settings for assigning new complaints (SLA-17). */
export default function RoutingPart() {
  const query = useOfficePart('routing', (query, signal) => call(getRouting, { query: query, signal }));
  return (
    <OfficePart query={query}>
      {(routing) => <RoutingForm key={routing.office.id} routing={routing} />}
    </OfficePart>
  );
}

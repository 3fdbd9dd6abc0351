import { getRouting } from '../../../../contract/routingCalls.ts';
import { call } from '../../../dataProvider/http.ts';
import { OfficePart } from '../../../kit/office/OfficePart.tsx';
import { useOfficePart } from '../../../kit/office/useOffices.ts';
import { RoutingForm } from './RoutingForm.tsx';

/** Who gets a new grievance (SLA-17). */
export default function RoutingPart() {
  const query = useOfficePart('routing', (asked, signal) => call(getRouting, { query: asked, signal }));
  return (
    <OfficePart query={query}>
      {(routing) => <RoutingForm key={routing.office.id} routing={routing} />}
    </OfficePart>
  );
}

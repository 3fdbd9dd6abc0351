import { getOfficeUses } from '#contract/desk/officeUses.ts';
import { OfficePart } from '#src/components/office/OfficePart.tsx';
import { useOfficePart } from '#src/components/office/useOffices.ts';
import { call } from '#src/dataProvider/call.ts';
import { UsesSwitches } from './UsesSwitches.tsx';

/** The capabilities that the office uses (GRD-17). */
export default function UsesPart() {
  const query = useOfficePart('uses', (query, signal) => call(getOfficeUses, { query: query, signal }));
  return (
    <OfficePart query={query}>
      {(uses) => <UsesSwitches key={uses.office.id} uses={uses} isStale={query.isFetching} />}
    </OfficePart>
  );
}

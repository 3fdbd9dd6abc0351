import { getOfficeUses } from '#contract/desk/officeUses.ts';
import { call } from '#src/dataProvider/call.ts';
import { OfficePart } from '../OfficePart.tsx';
import { useOfficePart } from '../useOffices.ts';
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

import { getLadder } from '../../../../contract/ladderCalls.ts';
import { call } from '../../../dataProvider/http.ts';
import { OfficePart } from '../../../kit/office/OfficePart.tsx';
import { useOfficePart } from '../../../kit/office/useOffices.ts';
import { LadderForm } from './LadderForm.tsx';

/** When overdue grievances go to whom (SLA-12). */
export default function LadderPart() {
  const query = useOfficePart('ladder', (asked, signal) => call(getLadder, { query: asked, signal }));
  return (
    <OfficePart query={query}>{(ladder) => <LadderForm key={ladder.office.id} ladder={ladder} />}</OfficePart>
  );
}

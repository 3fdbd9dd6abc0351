import { getLadder } from '#contract/deadlines/escalationLevelCalls.ts';
import { OfficePart } from '#src/custom/desk/office/OfficePart.tsx';
import { useOfficePart } from '#src/custom/desk/office/useOffices.ts';
import { call } from '#src/dataProvider/http.ts';
import { LadderForm } from './LadderForm.tsx';

/** When overdue grievances go to whom (SLA-12). */
export default function LadderPart() {
  const query = useOfficePart('ladder', (asked, signal) => call(getLadder, { query: asked, signal }));
  return (
    <OfficePart query={query}>{(ladder) => <LadderForm key={ladder.office.id} ladder={ladder} />}</OfficePart>
  );
}

import { getLadder } from '#contract/deadlines/escalationLevelCalls.ts';
import { call } from '#src/dataProvider/http.ts';
import { OfficePart } from '#src/kit/office/OfficePart.tsx';
import { useOfficePart } from '#src/kit/office/useOffices.ts';
import { LadderForm } from './LadderForm.tsx';

/** When overdue grievances go to whom (SLA-12). */
export default function LadderPart() {
  const query = useOfficePart('ladder', (asked, signal) => call(getLadder, { query: asked, signal }));
  return (
    <OfficePart query={query}>{(ladder) => <LadderForm key={ladder.office.id} ladder={ladder} />}</OfficePart>
  );
}

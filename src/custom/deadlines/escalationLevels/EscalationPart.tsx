import { getEscalationLevels } from '#contract/deadlines/escalationLevelCalls.ts';
import { OfficePart } from '#src/custom/desk/office/OfficePart.tsx';
import { useOfficePart } from '#src/custom/desk/office/useOffices.ts';
import { call } from '#src/dataProvider/call.ts';
import { EscalationForm } from './EscalationForm.tsx';

/** The settings of the escalation of overdue grievances (SLA-12). */
export default function EscalationPart() {
  const query = useOfficePart('ladder', (query, signal) =>
    call(getEscalationLevels, { query: query, signal }),
  );
  return (
    <OfficePart query={query}>
      {(levels) => <EscalationForm key={levels.office.id} levels={levels} />}
    </OfficePart>
  );
}

import { getMessageRules } from '#contract/messages/messageRule.ts';
import { OfficePart } from '#src/custom/desk/office/OfficePart.tsx';
import { useOfficePart } from '#src/custom/desk/office/useOffices.ts';
import { call } from '#src/dataProvider/call.ts';
import { RulesForm } from './RulesForm.tsx';

/** Which event sends which message to whom (MSG-05). */
export default function RulesPart() {
  const query = useOfficePart('messages', (query, signal) => call(getMessageRules, { query: query, signal }));
  return (
    <OfficePart query={query}>{(rules) => <RulesForm key={rules.office.id} settings={rules} />}</OfficePart>
  );
}

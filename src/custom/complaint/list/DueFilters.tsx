import { useTranslate } from 'react-admin';
import { CLOCK_STATES, RESPONSE_STATES } from '../../../../contract/clock.ts';
import { FOLLOWUP_FILTERS, GIVEN_FILTERS } from '../../../../contract/deskFilters.ts';
import { LEVEL_FILTERS } from '../../../../contract/ladder.ts';
import { PRIORITIES } from '../../../../contract/targets.ts';
import { fixedOptions } from '../../../kit/form/useOptions.ts';
import { DayFilter, OptionFilter } from './filterInputs.tsx';

const CHOICES = {
  priority: PRIORITIES,
  sla: CLOCK_STATES,
  response: RESPONSE_STATES,
  level: LEVEL_FILTERS,
  followup: FOLLOWUP_FILTERS,
  given: GIVEN_FILTERS,
} as const;
type Choice = keyof typeof CHOICES;
/** Below `due`: what the values of a filter are called. */
const WORDS: Partial<Record<Choice, string>> = { sla: 'state' };

/** How urgent, how it stands to its due day, whether it was answered, how far up the ladder it went, when it is due (SLA-15), and what of it waits for one. */
export function DueFilters({ cleared }: { cleared: number }) {
  return (
    <>
      <ChoiceFilter name="sla" label="due.fields.sla" />
      <ChoiceFilter name="priority" label="complaint.fields.priority" />
      <ChoiceFilter name="response" label="complaint.fields.response" />
      <ChoiceFilter name="level" label="complaint.fields.level" />
      <ChoiceFilter name="followup" label="due.fields.followup" />
      <ChoiceFilter name="given" label="due.fields.given" />
      <DayFilter key={`due from ${cleared}`} name="due_from" label="due.fields.due_from" />
      <DayFilter key={`due to ${cleared}`} name="due_to" label="due.fields.due_to" />
    </>
  );
}

function ChoiceFilter({ name, label }: { name: Choice; label: string }) {
  const translate = useTranslate();
  const options = CHOICES[name].map((value) => ({
    value,
    label: translate(`due.${WORDS[name] ?? name}.${value}`),
  }));
  return <OptionFilter name={name} label={label} options={fixedOptions(options)} />;
}

import { useTranslate } from 'react-admin';
import { CLOCK_STATES, RESPONSE_STATES } from '../../../../contract/clock.ts';
import { PRIORITIES } from '../../../../contract/targets.ts';
import { fixedOptions } from '../../../kit/form/useOptions.ts';
import { DayFilter, OptionFilter } from './filterInputs.tsx';

const CHOICES = { priority: PRIORITIES, sla: CLOCK_STATES, response: RESPONSE_STATES } as const;
type Choice = keyof typeof CHOICES;
/** Below `due`: what the values of a filter are called. */
const WORDS = { priority: 'priority', sla: 'state', response: 'response' } as const;

/** How urgent, how it stands to its due day, whether it was answered, and when it is due (SLA-15). */
export function DueFilters({ cleared }: { cleared: number }) {
  return (
    <>
      <ChoiceFilter name="sla" label="due.fields.sla" />
      <ChoiceFilter name="priority" label="complaint.fields.priority" />
      <ChoiceFilter name="response" label="complaint.fields.response" />
      <DayFilter key={`due from ${cleared}`} name="due_from" label="due.fields.due_from" />
      <DayFilter key={`due to ${cleared}`} name="due_to" label="due.fields.due_to" />
    </>
  );
}

function ChoiceFilter({ name, label }: { name: Choice; label: string }) {
  const translate = useTranslate();
  const options = CHOICES[name].map((value) => ({ value, label: translate(`due.${WORDS[name]}.${value}`) }));
  return <OptionFilter name={name} label={label} options={fixedOptions(options)} />;
}

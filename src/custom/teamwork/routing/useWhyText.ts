import { useTranslate } from 'react-admin';
import type { Suggestion } from '#contract/teamwork/routingCalls.ts';
import { useFormats } from '#src/components/format/useFormats.ts';

/** The suggested or automatic assignee with the reason, as a sentence (SLA-19). */
export function useWhyText() {
  const translate = useTranslate();
  const { day, number } = useFormats();
  return ({ rule, person, left_out }: Suggestion): string => {
    if (!rule) return translate('routed.noRule');
    const chosen = person
      ? translate('routed.chosen', { rule: rule.name, name: person.name, count: number(person.open) })
      : translate('routed.nobody', { rule: rule.name });
    if (left_out.length === 0) return chosen;
    const people = left_out.map(({ name, why, until }) =>
      translate(`routed.why.${why}`, { name, day: until && day(until) }),
    );
    return `${chosen} ${translate('routed.leftOut', { people: people.join(', ') })}`;
  };
}

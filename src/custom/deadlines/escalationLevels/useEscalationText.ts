import { useTranslate } from 'react-admin';
import type { EscalationLevel } from '#contract/deadlines/escalationLevelCalls.ts';
import { OFF, type Step } from '#contract/deadlines/escalationLevels.ts';
import { useFormats } from '#src/components/format/useFormats.ts';

/** '2 working days after the due day', 'as soon as it is overdue', 'switched off'. */
export function useStepText() {
  const translate = useTranslate();
  return (step: Step): string => {
    if (step === OFF) return translate('escalation.steps.off');
    return step === 0
      ? translate('escalation.steps.atOnce')
      : translate('escalation.steps.days', { smart_count: step });
  };
}

/** Whom a level would notify today, or why it is skipped. */
export function useReachText() {
  const translate = useTranslate();
  const { day } = useFormats();
  return (reaches: EscalationLevel['reaches']): string => {
    if (!reaches) return translate('escalation.today.depends');
    const { people, away } = reaches;
    if (people.length > 0) {
      const named = people.map(({ name, instead_of }) =>
        instead_of === null ? name : translate('escalation.today.insteadOf', { name, other: instead_of }),
      );
      return translate('escalation.today.people', { people: named.join(', ') });
    }
    const why = away.map(({ name, until }) => translate('escalation.today.away', { name, day: day(until) }));
    return translate('escalation.today.nobody', {
      why: why.join('; ') || translate('escalation.today.vacant'),
    });
  };
}

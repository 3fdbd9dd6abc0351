import { useTranslate } from 'react-admin';
import { readReasons } from '#contract/deadlines/escalation.ts';
import { useFormats } from '#src/components/format/useFormats.ts';

/** Why a grievance was escalated: 'Overdue by 2 working days; Prasad Goud is on leave until 3 Dec 2026.' (SLA-13). */
export function useReasonsText() {
  const translate = useTranslate();
  const { day } = useFormats();
  return (text: string): string => {
    const reasons = readReasons(text).map((reason) => {
      if (reason.why === 'overdue') return translate('escalation.why.overdue', { smart_count: reason.days });
      if (reason.why === 'vacant') return translate(`escalation.why.vacant.${reason.level}`);
      if (reason.why === 'reopened') return translate('escalation.why.reopened');
      if (reason.why === 'unassigned') return translate('escalation.why.unassigned');
      return translate('escalation.why.away', { name: reason.name, day: day(reason.until) });
    });
    const [first = '', ...others] = reasons;
    const begun = first.charAt(0).toUpperCase() + first.slice(1);
    return translate('escalation.why.sentence', { reasons: [begun, ...others].join('; ') });
  };
}

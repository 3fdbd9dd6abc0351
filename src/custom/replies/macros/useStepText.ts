import { useTranslate } from 'react-admin';
import { ME } from '#contract/kernel/listConstants.ts';
import type { MacroRecord, MacroStep } from '#contract/replies/macro.ts';
import { useNameIn } from '#src/components/format/useNameIn.ts';

/** The effect of a macro's step, in words: 'Assign to Sunitha Chary'. */
export function useStepText() {
  const translate = useTranslate();
  const nameIn = useNameIn();
  const gone = translate('macros.gone');
  return ({ category, staff, reply, officers }: MacroRecord, step: MacroStep): string => {
    const say = (values: Record<string, unknown>) => translate(`macros.told.${step.kind}`, values);
    switch (step.kind) {
      case 'priority':
        return say({ priority: translate(`due.priority.${step.priority}`) });
      case 'category':
        return say({ category: category ? nameIn(category) : gone });
      case 'assign':
        return say({ staff: step.staff_id === ME ? translate('macros.me') : (staff?.name ?? gone) });
      case 'answer': {
        const text = step.message ?? reply?.title ?? gone;
        const status = translate(
          step.status ? `workflow.timeline.status.${step.status}` : 'macros.sameStatus',
        );
        return say({ text, status });
      }
      case 'pause':
        return say({
          reason: translate(`due.pausedFor.${step.reason}`),
          smart_count: step.days,
          days: step.days,
        });
      case 'followup':
        return say({ smart_count: step.working_days, days: step.working_days });
      case 'refer': {
        const goneOfficers = step.contact_ids.length > officers.length ? [gone] : [];
        const to = step.contact_ids.length === 0 ? [translate('macros.nobodyYet')] : [];
        const names = [...officers.map(({ name }) => name), ...goneOfficers, ...to].join(', ');
        return say({ officers: names, way: translate(`referrals.way.${step.way}`), text: step.request });
      }
    }
  };
}

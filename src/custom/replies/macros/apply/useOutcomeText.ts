import { useTranslate } from 'react-admin';
import type { StepOutcome } from '#contract/replies/macro.ts';
import { EMPTY } from '#src/components/format/empty.ts';
import { useFormats } from '#src/components/format/useFormats.ts';
import { useNameIn } from '#src/components/format/useNameIn.ts';

/** The effect of a step on a complaint, in words: 'Priority: Normal → Urgent'. */
export function useOutcomeText() {
  const translate = useTranslate();
  const nameIn = useNameIn();
  const { day } = useFormats();
  const changed = (kind: StepOutcome['kind'], before?: string | null, after?: string | null) => {
    const name = translate(`macros.steps.${kind}`);
    if (before === after) return translate('macros.apply.same', { name, value: after ?? EMPTY });
    return translate('macros.apply.change', { name, before: before ?? EMPTY, after: after ?? EMPTY });
  };
  return (step: StepOutcome): string => {
    switch (step.kind) {
      case 'priority': {
        const { before, after } = step;
        return changed(step.kind, translate(`due.priority.${before}`), translate(`due.priority.${after}`));
      }
      case 'category':
        return changed(step.kind, step.before && nameIn(step.before), step.after && nameIn(step.after));
      case 'assign':
        return changed(step.kind, step.before?.name, step.after?.name);
      case 'answer':
        return translate('macros.apply.answer', {
          status: translate(`workflow.timeline.status.${step.status}`),
        });
      case 'pause': {
        const reason = translate(`due.pausedFor.${step.reason}`);
        return translate('macros.apply.pause', { day: day(step.until), reason });
      }
      case 'followup':
        return translate('macros.apply.followup', { day: day(step.on) });
      case 'refer': {
        const names = step.to.map(({ name }) => name).join(', ') || translate('macros.nobodyYet');
        return translate('macros.apply.refer', {
          officers: names,
          way: translate(`referrals.way.${step.way}`),
        });
      }
    }
  };
}

import { STEP_KINDS, STEP_NAMES } from '../../contract/macroSteps.ts';
import { messageKey } from '../../contract/messages.ts';

/** Keys of the catalogue for what the refusal of a macro's step names; what has none stays as it is. */
export function refusedStep({ step = '', reason = '' }: Record<string, string>) {
  const kind = STEP_KINDS.find((each) => STEP_NAMES[each] === step);
  const rule = messageKey(reason);
  return { step: kind ? `macros.steps.${kind}` : step, reason: rule ? `rules.${rule}` : reason };
}

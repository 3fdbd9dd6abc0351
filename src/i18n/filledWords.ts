import { PRIORITIES } from '#contract/deadlines/targets.ts';
import { SWITCHES } from '#contract/desk/officeUses.ts';
import { errorCodeOf } from '#contract/kernel/errorTexts.ts';
import type { readFilledError } from '#contract/kernel/filledErrors.ts';
import { MESSAGE_VALUES } from '#contract/messages/templateValues.ts';
import { STEP_KINDS } from '#contract/replies/macroSteps.ts';
import { STEP_NAMES } from '#contract/replies/stepNames.ts';

type Filled = NonNullable<ReturnType<typeof readFilledError>>;

/** Translates the values in an error text, which the server sends in English; an unknown value is not changed. */
export function filledWords({ key, values }: Filled): Filled['values'] {
  if (key === 'stepRefused') return refusedStep(values);
  if (key === 'notUsed') return unusedName(values);
  if ('priority' in values) return namedPriority(values);
  return key === 'valueUnknown' ? unknownValue(values) : {};
}

/** The error of a macro names its step and another error. */
function refusedStep({ step = '', reason = '' }: Filled['values']) {
  const kind = STEP_KINDS.find((each) => STEP_NAMES[each] === step);
  const rule = errorCodeOf(reason);
  return { step: kind ? `macros.steps.${kind}` : step, reason: rule ? `rules.${rule}` : reason };
}

/** The priority of a target. */
function namedPriority({ priority = '' }: Filled['values']) {
  const known = PRIORITIES.find((each) => each === priority);
  return { priority: known ? `targets.priority.${known}` : priority };
}

/** The capability that the office does not use. */
function unusedName({ capability = '' }: Filled['values']) {
  const known = SWITCHES.find((each) => each === capability);
  return { capability: known ? `officeUses.names.${known}` : capability };
}

/** The variable of a message. */
function unknownValue({ value = '' }: Filled['values']) {
  const known = MESSAGE_VALUES.find((each) => each === value);
  return { value: known ? `messageTemplates.values.${known}` : value };
}

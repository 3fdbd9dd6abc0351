import * as z from 'zod/mini';
import { createMacro, type MacroRecord, type MacroStep } from '#contract/replies/macro.ts';
import { placeholderFault, type StepKind } from '#contract/replies/macroSteps.ts';
import type { Refusals } from '#src/components/form/formRules.ts';
import { type Names, NO_NAMES, typedNames } from '#src/components/nameTable/NamesFields.tsx';
import { codedKey } from '#src/i18n/codedKey.ts';
import { ruleKey } from '#src/i18n/codedWords.ts';

export type StepChoice = 'priority' | 'status' | 'reason' | 'way';
export type StepTyped = 'days' | 'working_days' | 'note' | 'message' | 'subject' | 'request';

/** A step in the form: a missing choice is null, numbers are texts. */
export type StepDraft = {
  [F in StepChoice | StepTyped]?: string | null;
} & {
  kind: StepKind;
  category_id?: number | null;
  staff_id?: number | string | null;
  reply_id?: number | null;
  contact_ids?: number[];
};

export interface MacroValues {
  names: Names;
  steps: StepDraft[];
}

/** The initial values of a step. */
export const NEW_STEPS: Record<StepKind, StepDraft> = {
  priority: { kind: 'priority', priority: 'high' },
  category: { kind: 'category', category_id: null },
  assign: { kind: 'assign', staff_id: null },
  answer: { kind: 'answer', reply_id: null, message: '', status: 'responded' },
  pause: { kind: 'pause', reason: 'with_department', days: '10', note: '' },
  followup: { kind: 'followup', working_days: '3', note: '' },
  refer: { kind: 'refer', contact_ids: [], way: 'letter', subject: '', request: '' },
};

const draftOf = (step: MacroStep): StepDraft => ({
  ...(step as StepDraft),
  ...(step.kind === 'pause' ? { days: String(step.days) } : {}),
  ...(step.kind === 'followup' ? { working_days: String(step.working_days) } : {}),
});

export const valuesOf = (macro?: MacroRecord): MacroValues => ({
  names: macro ? typedNames(macro) : NO_NAMES,
  steps: macro?.steps.map(draftOf) ?? [],
});

export const bodyOf = ({ names, steps }: MacroValues) => ({
  ...names,
  steps: steps as unknown as MacroStep[],
});

/** The field name of a step's error. */
const stepField = (at: number) => `steps.${at}`;

const fieldOf = (name: unknown) => (name === 'steps' ? 'steps' : 'names');

/** The errors by field, the same as on the server. */
export function faultsOf(values: MacroValues): Refusals {
  const faults: Refusals = {};
  for (const { path, message } of z.object(createMacro.body).safeParse(bodyOf(values)).error?.issues ?? []) {
    const field = path[0] === 'steps' && path.length > 1 ? stepField(Number(path[1])) : fieldOf(path[0]);
    faults[field] ??= ruleKey(message);
  }
  for (const [at, step] of values.steps.entries()) {
    const fault = placeholderFault(step);
    if (fault) faults[stepField(at)] ??= codedKey(fault);
  }
  return faults;
}

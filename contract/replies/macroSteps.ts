import { placeholdersIn, unknownIn } from './placeholders.ts';

/**
 * The possible steps of a macro, each at most once (DESK-13). Only an answer changes the status. This file does not use
 * zod.
 */
export const STEP_KINDS = ['priority', 'category', 'assign', 'answer', 'pause', 'followup', 'refer'] as const;
export type StepKind = (typeof STEP_KINDS)[number];

/** The name of a step as the value of a text. */
export const stepName = (kind: StepKind) => ({ code: `macros.steps.${kind}` });

interface StepTexts {
  kind: StepKind;
  message?: string | null | undefined;
  subject?: string | null | undefined;
  request?: string | null | undefined;
}

/** The texts of a step that may have placeholders. */
export const textsOfStep = ({ message, subject, request }: StepTexts): string =>
  [message, subject, request].filter(Boolean).join(' ');

/**
 * Why a placeholder is not allowed in a step, null if it is: the officer of an earlier forwarding is not the one who is
 * asked now.
 */
export function placeholderFault(step: StepTexts) {
  const texts = textsOfStep(step);
  const unknown = unknownIn(texts);
  if (unknown) return { code: 'unknownPlaceholder', values: { name: unknown } } as const;
  const namesOfficer = step.kind === 'refer' && placeholdersIn(texts).includes('officer');
  return namesOfficer ? ({ code: 'officerInReferral', values: { name: 'officer' } } as const) : null;
}

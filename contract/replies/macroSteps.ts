import { placeholdersIn, unknownIn } from './placeholders.ts';

/** What a macro may do to a grievance, each at most once (DESK-13). A status comes with an answer: nothing else changes one. Free of zod. */
export const STEP_KINDS = ['priority', 'category', 'assign', 'answer', 'pause', 'followup', 'refer'] as const;
export type StepKind = (typeof STEP_KINDS)[number];

/** How a refusal calls them: 'Step 2, Assign: This complaint is already resolved.' */
export const STEP_NAMES: Record<StepKind, string> = {
  priority: 'Priority',
  category: 'Category',
  assign: 'Assign',
  answer: 'Answer',
  pause: 'Pause',
  followup: 'Follow-up',
  refer: 'Referral',
};

interface StepTexts {
  kind: StepKind;
  message?: string | null | undefined;
  subject?: string | null | undefined;
  request?: string | null | undefined;
}

/** What of a step placeholders may stand in. */
export const textsOfStep = ({ message, subject, request }: StepTexts): string =>
  [message, subject, request].filter(Boolean).join(' ');

/** Why a placeholder cannot stand in a step, null for none: whom a grievance was forwarded to before is not who is asked now. */
export function placeholderFault(step: StepTexts) {
  const texts = textsOfStep(step);
  const unknown = unknownIn(texts);
  if (unknown) return { message: 'unknownPlaceholder', values: { name: unknown } } as const;
  const namesOfficer = step.kind === 'refer' && placeholdersIn(texts).includes('officer');
  return namesOfficer ? ({ message: 'officerInReferral', values: { name: 'officer' } } as const) : null;
}

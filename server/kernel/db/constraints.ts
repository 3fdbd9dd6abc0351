import type { ErrorCode } from '#contract/kernel/errorTexts.ts';

/** SQLSTATEs of schema rules that a user's input can violate. */
const STATES = { foreignKey: '23503', unique: '23505' } as const;

/** The schema rule that refused a statement, with the constraint or index; null for other errors. */
export function refusalOf(error: unknown): { rule: keyof typeof STATES; constraint: string } | null {
  const cause = (error as { cause?: { code?: string; constraint?: string } } | null)?.cause;
  const rule = (Object.keys(STATES) as (keyof typeof STATES)[]).find((name) => STATES[name] === cause?.code);
  return rule ? { rule, constraint: cause?.constraint ?? '' } : null;
}

const USERS: readonly [ErrorCode, RegExp][] = [
  ['usedByComplaints', /^complaints_/],
  ['usedByPlaces', /^(assemblies|mandals|areas)_/],
  ['usedByPeople', /^(users|candidates|contact|leaders|division_incharge)_/],
  ['usedByContent', /^(event|gallery|video|policy|milestone|achievement|news)_/],
];

/** The error code when a record cannot be deleted because others refer to it; null for other errors. */
export function inUse(error: unknown): ErrorCode | null {
  const refusal = refusalOf(error);
  if (refusal?.rule !== 'foreignKey') return null;
  return USERS.find(([, tables]) => tables.test(refusal.constraint))?.[0] ?? 'inUse';
}

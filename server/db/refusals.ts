/** SQLSTATEs that stand for a rule of the schema which a person can break. */
const STATES = { foreignKey: '23503', unique: '23505' } as const;

/** Which rule of the schema refused a statement, and the constraint or index that states it; null for other errors. */
export function refusalOf(error: unknown): { rule: keyof typeof STATES; constraint: string } | null {
  const cause = (error as { cause?: { code?: string; constraint?: string } } | null)?.cause;
  const rule = (Object.keys(STATES) as (keyof typeof STATES)[]).find((name) => STATES[name] === cause?.code);
  return rule ? { rule, constraint: cause?.constraint ?? '' } : null;
}

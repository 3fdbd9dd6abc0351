import { writtenDay } from '#contract/kernel/day.ts';
import type { Verification } from './closing.ts';
import type { closingErrors } from './closingErrors.ts';

/** The facts about a closing, computed when they are read, without a clock (REF-17 to REF-21). */
export interface ClosingState {
  /** null for an open complaint, and for one that was closed before closings were stored. */
  verification: Verification | null;
  /** The users who closed and approved it. */
  closed_by?: number | null;
  approved_by?: number | null;
  /** The day of the citizen's answer. */
  verified_on?: string | null;
  /** Whether the office's limit and window still allow reopening (REF-20); absent if not computed. */
  may_reopen?: boolean;
  /** Whether the actor has just closed it. */
  is_fresh?: boolean;
  /** The user who proposed the closing, if another one has to approve it (REF-21). */
  proposed_by?: number | null;
}

interface Refused {
  message: keyof typeof closingErrors;
  values?: Record<string, string>;
  field?: 'closing';
}
interface WithClosing {
  closing?: ClosingState | null;
}
interface Who {
  id: number;
}

const SAID_ALREADY = {
  confirmed: 'closingConfirmed',
  disputed: 'closingDisputed',
  declined: 'closingDeclined',
} as const;

/**
 * Another user than the one who closed it verifies it, once; a citizen who was not reached may be asked again (REF-17).
 */
export function whileUnverified({ closing }: WithClosing, actor: Who): Refused | null {
  if (!closing?.verification) return { message: 'nothingToVerify', field: 'closing' };
  if ([closing.closed_by, closing.approved_by].includes(actor.id)) return { message: 'ownClosing' };
  const message = SAID_ALREADY[closing.verification as keyof typeof SAID_ALREADY];
  if (!message) return null;
  return { message, values: { day: writtenDay(closing.verified_on ?? '') }, field: 'closing' };
}

/** As often and as long as the office's rule allows (REF-20). */
export const whileReopenable = ({ closing }: WithClosing): Refused | null =>
  closing?.may_reopen === false ? { message: 'reopenOver', field: 'closing' } : null;

/** The user who just closed it by mistake may always take that back. */
export const whileFreshOrReopenable = ({ closing }: WithClosing): Refused | null =>
  closing?.is_fresh ? null : whileReopenable({ closing });

/** Another user than the proposer approves it (REF-21). */
export function onceProposed({ closing }: WithClosing, actor: Who): Refused | null {
  if (closing?.proposed_by == null) return { message: 'notProposed', field: 'closing' };
  return closing.proposed_by === actor.id ? { message: 'ownProposal' } : null;
}

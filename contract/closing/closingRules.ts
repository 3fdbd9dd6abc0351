import { writtenDay } from '#contract/kernel/day.ts';
import type { Verification } from './closing.ts';
import type { closingErrors, filledClosingErrors } from './closingErrors.ts';

/** How a grievance was closed, or is to be: facts without a clock, computed where it is read (REF-17 to REF-21). */
export interface ClosingState {
  /** null for what was closed before closings were kept, and for what is not closed. */
  verification: Verification | null;
  /** Whoever closed it, and who approved that. */
  closed_by?: number | null;
  approved_by?: number | null;
  /** The day on which the citizen said something of it. */
  verified_on?: string | null;
  /** Whether the office's limit and window still allow it (REF-20); not there where nobody has asked. */
  may_reopen?: boolean;
  /** Whether the actor has closed it just now. */
  is_fresh?: boolean;
  /** Who has proposed to close it, where somebody else has to approve (REF-21). */
  proposed_by?: number | null;
}

interface Refused {
  message: keyof typeof closingErrors | keyof typeof filledClosingErrors;
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

/** By somebody else than who closed it, and once; whoever was not reached may be asked again (REF-17). */
export function whileUnverified({ closing }: WithClosing, actor: Who): Refused | null {
  if (!closing?.verification) return { message: 'nothingToVerify', field: 'closing' };
  if ([closing.closed_by, closing.approved_by].includes(actor.id)) return { message: 'ownClosing' };
  const message = SAID_ALREADY[closing.verification as keyof typeof SAID_ALREADY];
  if (!message) return null;
  return { message, values: { day: writtenDay(closing.verified_on ?? '') }, field: 'closing' };
}

/** As often and as long as the office's rule says (REF-20). */
export const whileReopenable = ({ closing }: WithClosing): Refused | null =>
  closing?.may_reopen === false ? { message: 'reopenOver', field: 'closing' } : null;

/** What was just closed by mistake is taken back by who did it, however often. */
export const whileFreshOrReopenable = ({ closing }: WithClosing): Refused | null =>
  closing?.is_fresh ? null : whileReopenable({ closing });

/** By another person than who proposed it (REF-21). */
export function onceProposed({ closing }: WithClosing, actor: Who): Refused | null {
  if (closing?.proposed_by == null) return { message: 'notProposed', field: 'closing' };
  return closing.proposed_by === actor.id ? { message: 'ownProposal' } : null;
}

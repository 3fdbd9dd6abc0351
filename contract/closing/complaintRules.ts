import { type ActionRule, both, onceClosed, whileOpen } from '#contract/complaints/complaintRules.ts';
import {
  type ClosingState,
  onceProposed,
  whileFreshOrReopenable,
  whileReopenable,
  whileUnverified,
} from './closingRules.ts';

/** The facts of a complaint that closings add. */
export interface ClosingFacts {
  closing?: ClosingState | null;
}

/** The office's limits of reopening (REF-20). */
export const guardReopening = (action: string) => (action === 'reopen' ? whileReopenable : undefined);

export const closingRules = {
  /** For the user who has just closed it by mistake. */
  takeBack: { right: 'edit', when: both(onceClosed, whileFreshOrReopenable), otherwise: 'hidden' },
  /** The citizen's answer about the closing, recorded by another user than the one who closed it (REF-17). */
  verify: {
    of: 'verification',
    right: 'edit',
    when: both(onceClosed, whileUnverified),
    otherwise: 'hidden',
  },
  /** For a closing that a second user must approve (REF-21). */
  approve: { of: 'approval', right: 'edit', when: both(whileOpen, onceProposed), otherwise: 'hidden' },
} as const satisfies Record<string, ActionRule>;

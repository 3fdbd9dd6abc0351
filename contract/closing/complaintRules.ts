import { type ActionRule, both, onceClosed, whileOpen } from '#contract/complaints/complaintRules.ts';
import {
  type ClosingState,
  onceProposed,
  whileFreshOrReopenable,
  whileReopenable,
  whileUnverified,
} from './closingRules.ts';

/** What closings add to the facts of a complaint. */
export interface ClosingFacts {
  closing?: ClosingState | null;
}

/** Within the limits of the office (REF-20). */
export const guardReopening = (action: string) => (action === 'reopen' ? whileReopenable : undefined);

export const closingRules = {
  /** By the user who has just closed it by mistake. */
  takeBack: { right: 'edit', when: both(onceClosed, whileFreshOrReopenable), otherwise: 'hidden' },
  /** The citizen's word on the closing, noted by somebody else than who closed it (REF-17). */
  verify: {
    of: 'verification',
    right: 'edit',
    when: both(onceClosed, whileUnverified),
    otherwise: 'hidden',
  },
  /** A closing that a second person has to approve (REF-21). */
  approve: { of: 'approval', right: 'edit', when: both(whileOpen, onceProposed), otherwise: 'hidden' },
} as const satisfies Record<string, ActionRule>;

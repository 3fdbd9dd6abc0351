import type { Actor } from '#contract/access/access.ts';
import { can } from '#contract/access/policies.ts';
import {
  type AddedFacts,
  addedRules,
  guardsAfter,
  guardsBefore,
} from '#contract/capabilities/complaintRules.ts';
import { type CapabilityName, has } from '#contract/capabilities.ts';
import { type ActionRule, type CoreState, coreRules, type Refusal, type Rule } from './complaintRules.ts';

/** The facts of a complaint that decide on its actions. */
export type ComplaintState = CoreState & AddedFacts;

const rules = { ...coreRules, ...addedRules };

export type ComplaintAction = keyof typeof rules;
export const COMPLAINT_ACTIONS = Object.keys(rules) as ComplaintAction[];

/** The facts that an action needs. */
export type StateFor<A extends ComplaintAction> = Parameters<(typeof rules)[A]['when']>[0] & AddedFacts;

/**
 * The state machine of complaints: why the actor may not do an action in this state; null if it is allowed (DET-04 to
 * DET-13). Scope is checked separately.
 */
export function refusalOf<A extends ComplaintAction>(
  action: A,
  actor: Actor,
  complaint: StateFor<A>,
): Refusal | null {
  if (!mayEver(action, actor)) return { message: 'forbidden' };
  const guards: (Rule<StateFor<A>> | undefined)[] = [
    ...guardsBefore.map((guard) => guard(action)),
    rules[action].when as Rule<StateFor<A>>,
    ...guardsAfter.map((guard) => guard(action)),
  ];
  for (const guard of guards) {
    const refusal = guard?.(complaint, actor);
    if (refusal) return refusal;
  }
  return null;
}
/** The capability of an action; undefined for actions of the specifications. */
export const capabilityOfAction = (action: ComplaintAction): CapabilityName | undefined => {
  const { capability }: ActionRule = rules[action];
  return capability;
};

/** Whether the actor has the permission for any complaint at all. */
function mayEver(action: ComplaintAction, actor: Actor): boolean {
  const { capability, of = 'complaint', right }: ActionRule = rules[action];
  return has(actor, capability) && can(actor, right, of);
}

/** How a screen offers an action: hidden without the right; disabled where the specification says so (DET-11, DET-13). */
export function offer<A extends ComplaintAction>(
  action: A,
  actor: Actor,
  complaint: StateFor<A>,
): 'enabled' | 'disabled' | 'hidden' {
  if (!mayEver(action, actor)) return 'hidden';
  return refusalOf(action, actor, complaint) ? rules[action].otherwise : 'enabled';
}

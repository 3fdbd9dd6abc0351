import { type ClosingFacts, closingRules, guardReopening } from '#contract/closing/complaintRules.ts';
import type { Rule } from '#contract/complaints/complaintRules.ts';
import { type DeadlineFacts, deadlineRules } from '#contract/deadlines/complaintRules.ts';
import { deskRules } from '#contract/desk/complaintRules.ts';
import { guardMerged, guardTarget, type PersonFacts, personRules } from '#contract/persons/complaintRules.ts';

/** The facts of a complaint that capabilities add; absent without the capability. */
export type AddedFacts = DeadlineFacts & PersonFacts & ClosingFacts;

/** The actions that capabilities add. */
export const addedRules = { ...closingRules, ...deskRules, ...deadlineRules, ...personRules };

/** A rule that a capability adds to an action; undefined for none. */
type Guard = (action: string) => Rule<AddedFacts> | undefined;

/** Rules that are checked before the action's own rule. */
export const guardsBefore: readonly Guard[] = [guardMerged];

/** Rules that are checked after the action's own rule. */
export const guardsAfter: readonly Guard[] = [guardReopening, guardTarget];

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

/** The rules that are asked before those of the action. */
export const guardsBefore: readonly Guard[] = [guardMerged];

/** The rules that are asked after those of the action. */
export const guardsAfter: readonly Guard[] = [guardReopening, guardTarget];

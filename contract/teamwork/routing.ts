import type { Priority } from '#contract/deadlines/targets.ts';
import type { Language } from '#contract/kernel/languages.ts';
import type { SOURCES } from '#contract/kernel/limits.ts';

/*
 * Chooses the assignee of a new complaint, with the reason (SLA-17, SLA-19). It uses neither zod nor a store: the
 * server calls it when a complaint is recorded, and for a rule that is tried on the screen.
 */

/** Whether rules only suggest an assignee, or assign the complaint themselves (SLA-18). */
export const ROUTING_MODES = ['suggest', 'assign'] as const;
export type RoutingMode = (typeof ROUTING_MODES)[number];
export type Source = (typeof SOURCES)[number];

/** A rule in an office's ordered list. An empty condition matches everything. */
export interface RoutingRule {
  /** Unique within the list. */
  id: number;
  name: string;
  categories: readonly number[];
  mandals: readonly number[];
  areas: readonly number[];
  priority: Priority | null;
  language: Language | null;
  source: Source | null;
  /** One person, or a pool. */
  people: readonly number[];
  mode: RoutingMode;
}

/** The fields of a complaint that rules compare; the language is the citizen's, null if unknown. */
export interface Routed {
  category_id: number;
  mandal_id: number;
  area_id: number;
  priority: Priority;
  language: Language | null;
  source: Source;
}

/** A user in a rule, with the current state. */
export interface PoolMember {
  id: number;
  name: string;
  /** The number of assigned open complaints. */
  open: number;
  /** The time of the last assignment, in milliseconds; null for never. */
  given_at: number | null;
  disabled: boolean;
  /** Whether the complaint is in their place. */
  in_place: boolean;
  /** The last day of their leave, YYYY-MM-DD; null when present. */
  away_until: string | null;
}

export const SKIP_REASONS = ['disabled', 'elsewhere', 'leave'] as const;
export type SkipReason = (typeof SKIP_REASONS)[number];

/** The user that a rule chose, null for none, and those who were skipped. */
export interface Choice {
  person: Pick<PoolMember, 'id' | 'name' | 'open'> | null;
  left_out: (Pick<PoolMember, 'id' | 'name'> & { why: SkipReason; until: string | null })[];
}

const among = (chosen: readonly number[], id: number) => chosen.length === 0 || chosen.includes(id);
const is = <T>(condition: T | null, value: T | null) => condition === null || condition === value;

/**
 * Whether all conditions of a rule match. With mandals and areas, the place must be in one of the mandals and one of
 * the areas.
 */
const fits = (rule: RoutingRule, routed: Routed): boolean =>
  among(rule.categories, routed.category_id) &&
  among(rule.mandals, routed.mandal_id) &&
  among(rule.areas, routed.area_id) &&
  is(rule.priority, routed.priority) &&
  is(rule.language, routed.language) &&
  is(rule.source, routed.source);

/** The first rule that matches applies, with any pool (SLA-17). */
export const ruleFor = <R extends RoutingRule>(rules: readonly R[], routed: Routed): R | undefined =>
  rules.find((rule) => fits(rule, routed));

/**
 * Chooses from a pool, in the order of its rule: fewest open complaints, then the longest time since the last
 * assignment, then the first. Disabled users, users on leave and users of another place are skipped and reported.
 */
export function chooseFrom(pool: readonly PoolMember[]): Choice {
  const left_out = pool.flatMap(({ id, name, ...member }) => {
    const why = skipReason(member);
    return why ? [{ id, name, why, until: why === 'leave' ? member.away_until : null }] : [];
  });
  const [first, ...others] = pool.filter(mayBeChosen);
  if (!first) return { person: null, left_out };
  const { id, name, open } = others.reduce((best, other) => (isBefore(other, best) ? other : best), first);
  return { person: { id, name, open }, left_out };
}

/** Whether a user of a pool may be chosen; the workload only decides among those. */
export const mayBeChosen = (member: Presence): boolean => skipReason(member) === null;

type Turn = Pick<PoolMember, 'open' | 'given_at'>;

const isBefore = (one: Turn, other: Turn) =>
  one.open < other.open ||
  (one.open === other.open && (one.given_at ?? -Infinity) < (other.given_at ?? -Infinity));

type Presence = Pick<PoolMember, 'disabled' | 'in_place' | 'away_until'>;

function skipReason({ disabled, in_place, away_until }: Presence): SkipReason | null {
  if (disabled) return 'disabled';
  if (!in_place) return 'elsewhere';
  return away_until === null ? null : 'leave';
}

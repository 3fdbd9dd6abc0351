import type { Priority } from '#contract/deadlines/targets.ts';
import type { Language } from '#contract/kernel/languages.ts';
import type { SOURCES } from '#contract/kernel/limits.ts';

/*
 * Who gets a new grievance, and why (SLA-17, SLA-19). Free of zod and of any store: the server asks it when a grievance comes
 * in, and for a rule that is tried on the screen.
 */

/** Whether a rule names somebody to whoever records and assigns, or gives the grievance to them itself (SLA-18). */
export const ROUTING_MODES = ['suggest', 'assign'] as const;
export type RoutingMode = (typeof ROUTING_MODES)[number];
export type Source = (typeof SOURCES)[number];

/** A rule of an office's ordered list. What a condition leaves empty fits everything. */
export interface RoutingRule {
  /** Within the list. */
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

/** What of a grievance rules ask; its language is that of the citizen, null while nobody has said it. */
export interface Routed {
  category_id: number;
  mandal_id: number;
  area_id: number;
  priority: Priority;
  language: Language | null;
  source: Source;
}

/** Somebody a rule names, as they are when it is asked. */
export interface PoolMember {
  id: number;
  name: string;
  /** How many grievances that are not closed they have in charge. */
  open: number;
  /** When they were given one last, in milliseconds; null for never. */
  given_at: number | null;
  disabled: boolean;
  /** Whether the grievance lies in their place. */
  in_place: boolean;
  /** The last day of their leave, YYYY-MM-DD; null for nobody who is away. */
  away_until: string | null;
}

export const SKIP_REASONS = ['disabled', 'elsewhere', 'leave'] as const;
export type SkipReason = (typeof SKIP_REASONS)[number];

/** Whom a rule chose, null where nobody is left, and who was left out. */
export interface Choice {
  person: Pick<PoolMember, 'id' | 'name' | 'open'> | null;
  left_out: (Pick<PoolMember, 'id' | 'name'> & { why: SkipReason; until: string | null })[];
}

const among = (chosen: readonly number[], id: number) => chosen.length === 0 || chosen.includes(id);
const is = <T>(condition: T | null, value: T | null) => condition === null || condition === value;

/** Whether all conditions of a rule hold. A place is one of the mandals and one of the areas, where both are named. */
const fits = (rule: RoutingRule, routed: Routed): boolean =>
  among(rule.categories, routed.category_id) &&
  among(rule.mandals, routed.mandal_id) &&
  among(rule.areas, routed.area_id) &&
  is(rule.priority, routed.priority) &&
  is(rule.language, routed.language) &&
  is(rule.source, routed.source);

/** The first rule that fits counts, whoever is in its pool (SLA-17). */
export const ruleFor = <R extends RoutingRule>(rules: readonly R[], routed: Routed): R | undefined =>
  rules.find((rule) => fits(rule, routed));

/**
 * Of a pool, in the order of its rule, whoever has the fewest open grievances; of equals who was given one longest ago, then who
 * stands first. Who is disabled, not in place or on leave is left out, and told.
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

/** Whether somebody of a pool may be chosen; how much each has to do decides only who of those is. */
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

import type { Seat } from '#contract/places/place.ts';
import type { RoutingRule } from '#contract/teamwork/routing.ts';
import { type RoutingRuleRecord, routingCalls, routingSettings } from '#contract/teamwork/routingCalls.ts';
import { inheritedOf, type Levels, valuesOf } from '#server/desk/offices/inherited.ts';
import { officeSection } from '#server/desk/offices/officeSection.ts';
import { officesOf } from '#server/desk/offices/officesOf.ts';
import type { OwnSettings } from '#server/desk/schema/offices.ts';
import { type Names, names } from '#server/kernel/db/names.ts';
import type { Db, Tx } from '#server/kernel/db/open.ts';
import type { Context } from '#server/kernel/http/serve.ts';
import { checkRules } from './checkRules.ts';

type RulesInput = NonNullable<Context<typeof routingCalls.update>['body']['rules']>;

/** The routing rules of an office, with the office that sets them (SLA-17). */
export const routing = officeSection({
  calls: routingCalls,
  settings: [routingSettings],
  isFormed: true,
  async more({ db }, _office, offices) {
    const known = await names(db);
    const { inherited, ...own } = inheritedOf(routingSettings, offices).rules;
    const recorded = <S extends { value: unknown }>(rules: S) => ({
      ...rules,
      value: (rules.value as readonly RoutingRule[]).map((rule) => recordOf(rule, known)),
    });
    return { rules: { ...recorded(own), inherited: recorded(inherited) } };
  },
  async input({ db }, office, { rules }) {
    if (!rules) return { rules };
    await checkRules(db, office, rules);
    return { rules: numbered(rules, ownRules(office) ?? []) };
  },
});

/** An office's own list, if it has one. */
export const ownRules = ({ settings }: { settings: OwnSettings }) =>
  settings[routingSettings.entries.rules.stored] as readonly RoutingRule[] | undefined;

/**
 * The whole list of the nearest office that has one. Lists of two offices are never mixed, since nobody chose their
 * order.
 */
export const routingOf = (offices: Levels) =>
  valuesOf(routingSettings, offices).rules as readonly RoutingRule[];

/** The rules for complaints of a place, in order (SLA-17). */
export const rulesAt = async (db: Db | Tx, place: Seat): Promise<readonly RoutingRule[]> =>
  routingOf(await officesOf(db, place));

/** Rules keep their ids; new ones get the next. */
export function numbered(rules: RulesInput, own: readonly RoutingRule[]): RoutingRule[] {
  const taken = new Set<number>();
  let last = Math.max(0, ...own.map(({ id }) => id));
  return rules.map((rule) => {
    const isKnown = own.some(({ id }) => id === rule.id) && !taken.has(rule.id ?? 0);
    if (!isKnown) last += 1;
    const id = isKnown && rule.id !== null ? rule.id : last;
    taken.add(id);
    return { ...rule, id, people: [...new Set(rule.people)] };
  });
}

function recordOf(
  { categories, mandals, areas, people, ...rule }: RoutingRule,
  known: Names,
): RoutingRuleRecord {
  return {
    ...rule,
    categories: categories.flatMap((category) => known.category(category) ?? []),
    mandals: mandals.flatMap((mandal) => known.place('mandal', mandal) ?? []),
    areas: areas.flatMap((area) => known.place('area', area) ?? []),
    people: people.flatMap((person) => known.user(person) ?? []),
  };
}

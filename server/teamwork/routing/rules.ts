import type { Seat } from '#contract/places/place.ts';
import type { RoutingRule } from '#contract/teamwork/routing.ts';
import type { OfficeRouting, RoutingRuleRecord } from '#contract/teamwork/routingCalls.ts';
import { settingFrom } from '#server/desk/offices/inherited.ts';
import { headOf } from '#server/desk/offices/officeRecord.ts';
import { type OfficeRow, officesOf } from '#server/desk/offices/officesOf.ts';
import { type Names, names } from '#server/kernel/db/names.ts';
import type { Db, Tx } from '#server/kernel/db/open.ts';

const NONE: readonly RoutingRule[] = [];

/**
 * The whole list of the nearest office that has one. Lists of two offices are never mixed, since nobody chose their
 * order.
 */
export const routingOf = (offices: readonly OfficeRow[]) =>
  settingFrom(offices, ({ routing }) => routing, NONE);

/** The rules for complaints of a place, in order (SLA-17). */
export const rulesAt = async (db: Db | Tx, place: Seat): Promise<readonly RoutingRule[]> =>
  routingOf(await officesOf(db, place)).value;

/** The rules of an office, with the office that sets them (GRD-01). */
export async function routingAnswer(db: Db | Tx, office: OfficeRow): Promise<OfficeRouting> {
  const known = await names(db);
  const { value, from, inherited } = routingOf(await officesOf(db, office));
  const records = (rules: readonly RoutingRule[]) => rules.map((rule) => recordOf(rule, known));
  return {
    ...headOf(office, known),
    rules: {
      value: records(value),
      from,
      inherited: { value: records(inherited.value), from: inherited.from },
    },
  };
}

function recordOf(rule: RoutingRule, known: Names): RoutingRuleRecord {
  const { id, name, priority, language, source, mode } = rule;
  return {
    id,
    name,
    priority,
    language,
    source,
    mode,
    categories: rule.categories.flatMap((category) => known.category(category) ?? []),
    mandals: rule.mandals.flatMap((mandal) => known.place('mandal', mandal) ?? []),
    areas: rule.areas.flatMap((area) => known.place('area', area) ?? []),
    people: rule.people.flatMap((person) => known.user(person) ?? []),
  };
}

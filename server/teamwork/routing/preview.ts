import type { PlaceIds } from '#contract/places/place.ts';
import { mayBeChosen, type Routed, type RoutingRule, ruleFor } from '#contract/teamwork/routing.ts';
import type { previewRouting as call, RoutingPreview } from '#contract/teamwork/routingPreview.ts';
import { findOffice } from '#server/desk/offices/findOffice.ts';
import { settingsWith } from '#server/desk/offices/officeSection.ts';
import { officesOf } from '#server/desk/offices/officesOf.ts';
import type { Context } from '#server/kernel/http/serve.ts';
import { membersOf } from './pool.ts';
import { recentRouted } from './recent.ts';
import { routing, routingOf } from './rules.ts';

type Members = Awaited<ReturnType<typeof membersOf>>;

/**
 * What changed rules of an office would have done with its newest grievances (SLA-17). @throws 404 and 422 like the
 * change
 */
export async function previewRouting(context: Context<typeof call>): Promise<RoutingPreview> {
  const { body, db, now } = context;
  const office = await findOffice(context, body.office_id);
  const settings = await settingsWith(routing, context, office, body);
  const offices = await officesOf(db, office);
  const before = routingOf(offices);
  const after = routingOf(offices.map((each) => (each.id === office.id ? { ...each, settings } : each)));
  const grievances = await recentRouted(db, office, now);
  const people = new Set([...before, ...after].flatMap((rule) => rule.people));
  const members = await membersOf(db, [...people], now);
  const { named, unassigned } = sharesOf(before, grievances, members);
  return { total: grievances.length, ...sharesOf(after, grievances, members), now: { named, unassigned } };
}

/** The number of grievances for which each rule names a user. It depends on absences, but not on workload. */
function sharesOf(
  rules: readonly RoutingRule[],
  grievances: readonly (Routed & PlaceIds)[],
  membersAt: Members,
) {
  const counts = new Map(rules.map((rule) => [rule, 0]));
  for (const grievance of grievances) {
    const rule = ruleFor(rules, grievance);
    if (rule && membersAt(grievance, rule.people).some(mayBeChosen))
      counts.set(rule, (counts.get(rule) ?? 0) + 1);
  }
  const by_rule = [...counts].map(([{ name }, named]) => ({ name, named }));
  const named = by_rule.reduce((sum, each) => sum + each.named, 0);
  return { named, unassigned: grievances.length - named, by_rule };
}

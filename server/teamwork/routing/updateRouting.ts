import type { RoutingRule } from '#contract/teamwork/routing.ts';
import type { OfficeRouting, updateRouting as updateCall } from '#contract/teamwork/routingCalls.ts';
import { changeSettings } from '#server/desk/offices/changeSettings.ts';
import type { OfficeRow } from '#server/desk/offices/officesOf.ts';
import type { OwnSettings } from '#server/desk/schema/offices.ts';
import type { Db, Tx } from '#server/kernel/db/open.ts';
import type { Context } from '#server/kernel/http/serve.ts';
import { checkRules } from './checkRules.ts';
import { routingAnswer } from './rules.ts';

type RulesInput = NonNullable<Context<typeof updateCall>['body']['rules']>;

/**
 * Replaces an office's list of rules, or removes it with null (SLA-17). @throws 404 for another office, 409 for an
 * older version, 422 as `checkRules`
 */
export const updateRouting = (context: Context<typeof updateCall>): Promise<OfficeRouting> =>
  changeSettings(
    context,
    (office) => withRouting(context.db, office, context.body.rules),
    (office) => routingAnswer(context.db, office),
  );

/** An office's settings with a list of rules, or without one. @throws 422 as `checkRules` */
export async function withRouting(
  db: Db | Tx,
  office: OfficeRow,
  rules: RulesInput | null,
): Promise<OwnSettings> {
  const { routing: own = [], ...others } = office.settings;
  if (rules === null) return others;
  await checkRules(db, office, rules);
  return { ...others, routing: numbered(rules, own) };
}

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

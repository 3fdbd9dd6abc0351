import type { RoutingMode } from '#contract/teamwork/routing.ts';
import { leaves } from '#server/teamwork/schema/leaves.ts';
import type { Desk } from '../../complaints/desk.ts';

type Person = { id: number; token: string };

/** What is asked of rules in most tests. */
export const routingOf = (desk: Desk) => {
  const rule = (given: object = {}) => ({
    ...{ name: 'Water, Jammikunta', categories: [desk.water], people: [desk.staff.id, desk.colleague.id] },
    ...{ mode: 'suggest' as RoutingMode, ...given },
  });
  return {
    rule,
    put: (by: Person, rules: object[] | null, more: object = {}) =>
      desk.put(by, 'routing/rule', { rules, ...more }),
    simulate: (by: Person, given: object = {}) =>
      desk.post(by, 'routing/simulate', {
        category_id: desk.water,
        area_id: desk.places.V1.area_id,
        ...given,
      }),
    leave: ({ id }: Person, from_day: string, to_day: string) =>
      desk.db.insert(leaves).values({ user_id: id, from_day, to_day }),
  };
};

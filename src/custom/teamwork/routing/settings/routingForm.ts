import type { OfficeRouting, RoutingRuleRecord } from '#contract/teamwork/routingCalls.ts';

/** A rule in the form; an unsaved one has no id. Its key identifies it when it moves. */
export type RuleValue = Omit<RoutingRuleRecord, 'id'> & { id: number | null; key: number };

export interface RoutingValues {
  /** The office's own list; null means inherited. */
  rules: RuleValue[] | null;
}

export const valuesOf = ({ rules: { value, from } }: OfficeRouting): RoutingValues => ({
  rules: from === 'own' ? keyed(value) : null,
});

export const keyed = (rules: readonly RoutingRuleRecord[]): RuleValue[] =>
  rules.map((rule, key) => ({ ...rule, key }));

const idsOf = (entries: readonly { id: number }[]) => entries.map(({ id }) => id);

/** A rule in the form of the call. */
export const sentRule = ({ key, categories, mandals, areas, people, ...rule }: RuleValue) => ({
  ...rule,
  categories: idsOf(categories),
  mandals: idsOf(mandals),
  areas: idsOf(areas),
  people: idsOf(people),
});

/** With an unused key. */
export const newRule = (others: readonly RuleValue[]): RuleValue => ({
  key: 1 + Math.max(0, ...others.map(({ key }) => key)),
  id: null,
  name: '',
  categories: [],
  mandals: [],
  areas: [],
  people: [],
  priority: null,
  language: null,
  source: null,
  mode: 'suggest',
});

/** The list with one item at another position. */
export function moved<T>(list: readonly T[], from: number, to: number): T[] {
  const [taken] = list.slice(from, from + 1);
  const others = list.toSpliced(from, 1);
  return taken === undefined ? others : others.toSpliced(to, 0, taken);
}

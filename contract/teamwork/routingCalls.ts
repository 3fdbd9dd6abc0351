import * as z from 'zod/mini';
import { PRIORITIES } from '#contract/deadlines/targets.ts';
import { defineSettings, settingsCalls } from '#contract/desk/settings.ts';
import { defineCall } from '#contract/kernel/define.ts';
import { choice, id, integer, line, optional, several } from '#contract/kernel/fields.ts';
import { LANGUAGES } from '#contract/kernel/languages.ts';
import { SOURCES } from '#contract/kernel/limits.ts';
import { localNames } from '#contract/kernel/named.ts';
import { rule } from '#contract/kernel/rule.ts';
import { ROUTING_MODES, SKIP_REASONS } from './routing.ts';

const MAX_RULES = 100;
/** The most people in a pool, and the most categories or places in a condition. */
const MAX_PEOPLE = 50;
const MAX_NAMED = 200;
export const MAX_RULE_NAME = 80;

const some = () => several(id(), MAX_NAMED, rule('tooManyValues'));

/** A rule as a form sends it. */
export const ruleInput = {
  /** Its existing id; null for a new one. */
  id: optional(integer(1)),
  name: line(MAX_RULE_NAME),
  categories: some(),
  mandals: some(),
  areas: some(),
  priority: optional(choice(PRIORITIES)),
  language: optional(choice(LANGUAGES)),
  source: optional(choice(SOURCES)),
  people: several(id(), MAX_PEOPLE, rule('poolSize')).check(z.minLength(1, rule('poolSize'))),
  mode: choice(ROUTING_MODES),
};
const rules = z.array(z.object(ruleInput)).check(z.maxLength(MAX_RULES, rule('tooManyRules')));
const entry = z.object({ id: z.int(), name: z.string(), ...localNames });

/** A rule in answers, without deleted users. */
const routingRule = z.object({
  id: z.int(),
  name: z.string(),
  categories: z.array(entry),
  mandals: z.array(entry),
  areas: z.array(entry),
  priority: z.nullable(z.enum(PRIORITIES)),
  language: z.nullable(z.enum(LANGUAGES)),
  source: z.nullable(z.enum(SOURCES)),
  people: z.array(entry),
  mode: z.enum(ROUTING_MODES),
});
export type RoutingRuleRecord = z.output<typeof routingRule>;

/**
 * The routing rules of an office, in the order in which they apply (SLA-17). An office with its own list, even an empty
 * one, inherits no rule.
 */
export const routingSettings = defineSettings({
  per: 'office',
  entries: { rules: { value: rules, answer: z.array(routingRule), default: [], stored: 'routing' } },
});

/**
 * SLA-17: replaces the office's whole list; null removes it, so that the inherited one applies; absent leaves it. 422 for a
 * place outside the office and for a person who does not belong to it.
 */
export const routingCalls = settingsCalls({
  path: 'routing/rule',
  answer: routingSettings.answer,
  body: routingSettings.body,
});
export const { get: getRouting, update: updateRouting } = routingCalls;
export type OfficeRouting = z.output<typeof getRouting.answer>;

/** The user that a rule names, with the reason; null without a matching rule (SLA-19). */
const suggestion = z.object({
  rule: z.nullable(z.object({ name: z.string(), mode: z.enum(ROUTING_MODES) })),
  /** Null when nobody of the pool is available. */
  person: z.nullable(z.object({ id: z.int(), name: z.string(), open: z.int() })),
  left_out: z.array(
    z.object({
      id: z.int(),
      name: z.string(),
      why: z.enum(SKIP_REASONS),
      /** The last day of a leave. */
      until: z.nullable(z.string()),
    }),
  ),
});
export type Suggestion = z.output<typeof suggestion>;

/** Parses the form that a timeline stores (SLA-19); undefined for any other text. */
export function readSuggestion(text: string | null): Suggestion | undefined {
  try {
    return suggestion.safeParse(JSON.parse(text ?? '')).data;
  } catch {
    return undefined;
  }
}

/**
 * SLA-19: the assignee that a complaint would get; writes nothing. By default the priority is that of the category and
 * the language that of the person; `rules` replace the stored ones.
 */
export const simulateRouting = defineCall({
  method: 'POST',
  path: 'routing/simulate',
  may: ['complaint', 'assign'],
  body: {
    category_id: id(),
    area_id: id(),
    priority: optional(choice(PRIORITIES)),
    language: optional(choice(LANGUAGES)),
    source: optional(choice(SOURCES)),
    person_id: optional(id()),
    rules: z.optional(z.nullable(rules)),
  },
  answer: suggestion,
});

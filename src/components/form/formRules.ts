import type { FieldErrors, FieldValues, Resolver } from 'react-hook-form';
import * as z from 'zod/mini';
import type { BodyOf, Call } from '#contract/kernel/define.ts';
import { PLACE_LEVELS } from '#contract/places/place.ts';
import { ruleKey } from '#src/i18n/codedWords.ts';

/** The errors by field: a catalogue key, or a text that is shown as it is. */
export type Refusals = Record<string, string>;

type Checked<B> = { body: B; refusals?: undefined } | { body?: undefined; refusals: Refusals };

/** The checked body that the call would send, or its errors by field, by the rules that the server also checks. */
export function checkBody<C extends Call>({ body = {} }: C, values: object): Checked<BodyOf<C>> {
  const checked = z.object(body).safeParse(values);
  if (checked.success) return { body: checked.data as BodyOf<C> };
  return { refusals: refusalsOf(checked.error.issues, ([field]) => String(field)) };
}

/** The errors of a body by path, none if it can be sent. That of a missing place names its level. */
export function checkFields(
  definition: Call,
  values: object,
  isField: (path: string) => boolean = () => false,
): Refusals {
  const { error } = z.object(definition.body ?? {}).safeParse(values);
  const refusals = refusalsOf(error?.issues ?? [], (path) => fieldIn(path, isField));
  for (const level of PLACE_LEVELS)
    if (refusals[`${level}_id`] === 'rules.required')
      refusals[`${level}_id`] = `declare.place.choose.${level}`;
  return refusals;
}

/** What the call sends of a checked body: no field that it does not name, and none that the form does not have. */
export function sentBody<C extends Call>({ body = {}, files = {} }: C, values: object): BodyOf<C> {
  const { data } = z.object(body).safeParse(values);
  const checked = (data ?? values) as Record<string, unknown>;
  const sent = Object.entries(values).flatMap(([field, value]) => {
    if (field in files) return [[field, value]];
    return field in checked ? [[field, checked[field]]] : [];
  });
  return Object.fromEntries(sent);
}

/** The error of an item belongs to the field of the list, unless the item has a field of its own. */
function fieldIn(path: readonly PropertyKey[], isField: (path: string) => boolean): string {
  const at = path.findIndex((part) => typeof part === 'number');
  if (at < 0) return path.join('.');
  const inList = path.slice(at).map((_, n) => path.slice(0, at + n + 1).join('.'));
  return inList.findLast(isField) ?? path.slice(0, at).join('.');
}

/** The first error of each field. */
function refusalsOf(issues: readonly z.core.$ZodIssue[], fieldOf: (path: PropertyKey[]) => string): Refusals {
  const refusals: Refusals = {};
  for (const { path, message } of issues) refusals[fieldOf(path)] ??= ruleKey(message);
  return refusals;
}

/** The form resolver of a check: it accepts values without errors. */
export const resolverOf =
  <V extends FieldValues>(check: (values: V) => Refusals | Promise<Refusals>): Resolver<V> =>
  async (values) => {
    const refused = Object.entries(await check(values));
    if (refused.length === 0) return { values, errors: {} };
    const errors = Object.fromEntries(refused.map(([field, message]) => [field, { type: 'rule', message }]));
    return { values: {}, errors: errors as FieldErrors<V> };
  };

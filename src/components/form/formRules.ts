import type { FieldErrors, FieldValues, Resolver } from 'react-hook-form';
import * as z from 'zod/mini';
import type { BodyOf, Call } from '#contract/kernel/define.ts';
import { errorCodeOf } from '#contract/kernel/errorTexts.ts';

/** The errors by field: a catalogue key, or a text that is shown as it is. */
export type Refusals = Record<string, string>;

/** The body that the call would send, or its errors, by the rules that the server also checks. */
export function checkBody<C extends Call>(
  { body = {} }: C,
  values: object,
): { body: BodyOf<C>; refusals?: undefined } | { body?: undefined; refusals: Refusals } {
  const checked = z.object(body).safeParse(values);
  if (checked.success) return { body: checked.data as BodyOf<C> };
  const refusals: Refusals = {};
  for (const { path, message } of checked.error.issues) {
    const key = errorCodeOf(message);
    refusals[String(path[0])] ??= key ? `rules.${key}` : message;
  }
  return { refusals };
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

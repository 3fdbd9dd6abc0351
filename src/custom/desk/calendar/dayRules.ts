import * as z from 'zod/mini';
import type { Shape } from '#contract/kernel/define.ts';
import type { Refusals } from '#src/components/form/formRules.ts';
import { ruleKey } from '#src/i18n/codedWords.ts';

/** The errors of a dialog by field, by the rules that the server checks too. */
export function refusalsOf<S extends Shape>(
  shape: S,
  values: object,
): { data: z.output<z.ZodMiniObject<S>>; refusals?: undefined } | { refusals: Refusals } {
  const checked = z.object(shape).safeParse(values);
  if (checked.success) return { data: checked.data };
  const refusals: Refusals = {};
  for (const { path, message } of checked.error.issues) {
    refusals[String(path[0])] ??= ruleKey(message);
  }
  return { refusals };
}

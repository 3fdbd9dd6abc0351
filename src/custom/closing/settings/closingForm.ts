import * as z from 'zod/mini';
import {
  type CategoryRow,
  type OfficeSettings,
  updateOfficeSettings,
} from '#contract/capabilities/officeSettings.ts';
import type { BodyOf } from '#contract/kernel/define.ts';
import { errorCodeOf } from '#contract/kernel/errorTexts.ts';
import type { Refusals } from '#src/components/form/formRules.ts';
import type { Checked } from '#src/components/form/useCheckedForm.ts';

/** A switch: inherited, or set by the office. */
export const SWITCHES = ['inherited', 'on', 'off'] as const;
type Switch = (typeof SWITCHES)[number];

/** The office's own values by field; null is inherited. */
export type ClosingValues = Record<string, number | string | null>;

export const shareField = ({ category_id }: Pick<CategoryRow, 'category_id'>) => `share_${category_id}`;

const ownOf = <T>({ value, from }: { value: T; from: string }) => (from === 'own' ? value : null);

export const valuesOf = ({ categories, closing }: OfficeSettings): ClosingValues => ({
  ...Object.fromEntries(categories.map((row) => [shareField(row), ownOf(row.verify_share)])),
  reopen_max: ownOf(closing.reopen_max),
  reopen_days: ownOf(closing.reopen_days),
  ask_evidence: switchOf(ownOf(closing.ask_evidence)),
  second_approval: switchOf(ownOf(closing.second_approval)),
});

const switchOf = (own: boolean | null): Switch => (own === null ? 'inherited' : own ? 'on' : 'off');

/** The body of a save: every value of the part. Empty fields become inherited again. */
export function checkClosing(
  values: ClosingValues,
  base: OfficeSettings,
): Checked<BodyOf<typeof updateOfficeSettings>> {
  const { reopen_max, reopen_days } = values;
  const ownSwitch = (name: 'ask_evidence' | 'second_approval') =>
    values[name] === 'inherited' ? null : values[name] === 'on';
  const body = {
    office_id: base.office.id,
    version: base.version,
    categories: base.categories.map((row) => ({
      category_id: row.category_id,
      verify_share: values[shareField(row)] ?? null,
    })),
    closing: {
      reopen_max,
      reopen_days,
      ask_evidence: ownSwitch('ask_evidence'),
      second_approval: ownSwitch('second_approval'),
    },
  };
  const checked = z.object(updateOfficeSettings.body).safeParse(body);
  if (checked.success) return { body: checked.data as BodyOf<typeof updateOfficeSettings> };
  const refusals: Refusals = {};
  for (const { path, message } of checked.error.issues) {
    const row = path[0] === 'categories' ? base.categories[Number(path[1])] : undefined;
    const key = errorCodeOf(message);
    refusals[row ? shareField(row) : String(path[1])] = key ? `rules.${key}` : message;
  }
  return { refusals };
}

import * as z from 'zod/mini';
import type { BodyOf } from '#contract/kernel/define.ts';
import { REFERRAL_WAYS, type ReferralWay } from '#contract/letters/letterKinds.ts';
import {
  type ReferralDaysRow,
  type ReferralSettings,
  updateReferralSettings,
} from '#contract/letters/referralSettings.ts';
import type { Refusals } from '#src/components/form/formRules.ts';
import type { Checked } from '#src/components/form/useCheckedForm.ts';

export const REFERRAL_SWITCHES = ['by_itself', 'reply_link'] as const;

/** The office's own days by department and channel, and its own switches; null is inherited. */
export type ReferralValues = Record<string, number | boolean | null>;

export const fieldOf = ({ category_id }: Pick<ReferralDaysRow, 'category_id'>, way: ReferralWay) =>
  `days_${category_id ?? 'all'}_${way}`;

const cellsOf = ({ days }: ReferralSettings) =>
  days.flatMap((row) => REFERRAL_WAYS.map((way) => ({ row, way, name: fieldOf(row, way) })));

export const valuesOf = (settings: ReferralSettings): ReferralValues => ({
  ...Object.fromEntries(
    cellsOf(settings).map(({ row, way, name }) => [name, row[way].is_own ? row[way].value : null]),
  ),
  ...Object.fromEntries(
    REFERRAL_SWITCHES.map((name) => [name, settings[name].from === 'own' ? settings[name].value : null]),
  ),
});

/** The body of a save: every value of the office. Empty fields become inherited again. */
export function checkReferrals(
  values: ReferralValues,
  base: ReferralSettings,
): Checked<BodyOf<typeof updateReferralSettings>> {
  const refusals: Refusals = {};
  for (const { name } of cellsOf(base)) {
    const days = values[name] ?? null;
    const isDays = Number.isInteger(days) && Number(days) >= 1 && Number(days) <= 365;
    if (days !== null && !isDays) refusals[name] = 'rules.replyDays';
  }
  if (Object.keys(refusals).length > 0) return { refusals };
  const days = base.days.map((row) => ({
    category_id: row.category_id,
    ...Object.fromEntries(REFERRAL_WAYS.map((way) => [way, values[fieldOf(row, way)] ?? null])),
  }));
  const switches = Object.fromEntries(REFERRAL_SWITCHES.map((name) => [name, values[name] ?? null]));
  const body = { office_id: base.office.id, version: base.version, days, ...switches };
  return { body: z.object(updateReferralSettings.body).parse(body) };
}

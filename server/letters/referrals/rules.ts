import type { Calendar } from '#contract/desk/openingHours.ts';
import { afterWorkingDays } from '#contract/desk/workingTime.ts';
import { addDays } from '#contract/kernel/day.ts';
import type { ReferralWay } from '#contract/letters/letterKinds.ts';
import {
  type ReferralSwitch,
  referralDays,
  referralSettingsCalls,
  referralSwitches,
} from '#contract/letters/referralSettings.ts';
import { calendarAmong } from '#server/desk/offices/calendar.ts';
import { findOfficeOf } from '#server/desk/offices/findOffice.ts';
import { valuesOf } from '#server/desk/offices/inherited.ts';
import { officeSection } from '#server/desk/offices/officeSection.ts';
import { type OfficeRow, officesOf } from '#server/desk/offices/officesOf.ts';
import type { Db, Tx } from '#server/kernel/db/open.ts';
import { invalidField } from '#server/kernel/errors/apiError.ts';

/**
 * The days that departments have to reply, and what is sent automatically (REF-09, REF-14). @throws 422 for links of an
 * office without a code, or of a server that does not know its address
 */
export const referralSettings = officeSection({
  calls: referralSettingsCalls,
  settings: [referralDays, referralSwitches],
  more: (_context, { code }) => ({ code }),
  input({ publicUrl }, { code }, body) {
    if (body.reply_link && code === null) throw invalidField('reply_link', 'codeFirst');
    if (body.reply_link && publicUrl === null) throw invalidField('reply_link', 'noPublicAddress');
    return body;
  },
});

/** The referral settings that apply in an office. */
export interface ReferralRules {
  office: OfficeRow;
  calendar: Calendar;
  /** The day by which a department must answer a referral sent on `from` (REF-09). */
  dueDay(from: string, way: ReferralWay, department: number | null): string;
  isOn(name: ReferralSwitch): boolean;
}

/** @throws when the list of offices is empty */
export function referralRules(levels: readonly OfficeRow[]): ReferralRules {
  const [office] = levels;
  if (!office) throw new Error('no office for this place');
  const calendar = calendarAmong(levels);
  return {
    office,
    calendar,
    dueDay: (from, way, department) => after(calendar, from, valuesOf(referralDays, levels, department)[way]),
    isOn: (name) => valuesOf(referralSwitches, levels)[name],
  };
}

/** Adds working days. An office that never opens counts calendar days. */
export const after = (calendar: Calendar, from: string, days: number): string =>
  afterWorkingDays(calendar, from, days) ?? addDays(from, days);

/** The referral settings of an office by its id. */
export const rulesOfOffice = async (db: Db | Tx, id: number): Promise<ReferralRules> =>
  referralRules(await officesOf(db, await findOfficeOf(db, id)));

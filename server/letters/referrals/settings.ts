import { REFERRAL_WAYS, type ReferralWay } from '#contract/letters/letterKinds.ts';
import {
  type DaysByWay,
  DEFAULT_DAYS,
  type OwnReferrals,
  REFERRAL_SWITCHES,
  type ReferralSettings,
  type ReferralSwitch,
  type updateReferralSettings as updateCall,
} from '#contract/letters/referralSettings.ts';
import { changeSettings } from '#server/desk/offices/changeSettings.ts';
import { levelsOf, nearestOf, settingFrom } from '#server/desk/offices/inherited.ts';
import { headOf } from '#server/desk/offices/officeRecord.ts';
import { type OfficeRow, officesOf } from '#server/desk/offices/officesOf.ts';
import type { OwnSettings } from '#server/desk/schema/offices.ts';
import { contactCategories } from '#server/kernel/db/namedTables.ts';
import { namedOf, names } from '#server/kernel/db/names.ts';
import type { Db, Tx } from '#server/kernel/db/open.ts';
import { namedColumns } from '#server/kernel/db/schema/localNames.ts';
import { invalidField } from '#server/kernel/errors/apiError.ts';
import type { Context } from '#server/kernel/http/serve.ts';

/**
 * The days to answer by department and way, and the switches, each with the office that sets it (REF-09, REF-14,
 * GRD-01).
 */
export async function referralSettings(db: Db | Tx, office: OfficeRow): Promise<ReferralSettings> {
  const [known, offices] = [await names(db), await officesOf(db, office)];
  const departments = await db
    .select(namedColumns(contactCategories))
    .from(contactCategories)
    .orderBy(contactCategories.name);
  const switched = (name: ReferralSwitch) =>
    settingFrom(offices, ({ referrals }) => referrals?.[name], false);
  return {
    ...headOf(office, known),
    days: [null, ...departments].map((department) => ({
      category_id: department?.id ?? null,
      category: department && namedOf(department),
      ...byWay((way) => daysAt(offices, department?.id ?? null, way)),
    })),
    by_itself: switched('by_itself'),
    reply_link: switched('reply_link'),
    code: office.code,
  };
}

const byWay = <T>(value: (way: ReferralWay) => T) =>
  Object.fromEntries(REFERRAL_WAYS.map((way) => [way, value(way)])) as Record<ReferralWay, T>;

/** Office by office, the department's own value comes before the general one. */
function daysAt(offices: readonly OfficeRow[], department: number | null, way: ReferralWay) {
  const levels = levelsOf(offices).flatMap(({ from, settings: { referrals } }) => [
    ...(department === null ? [] : [{ from, value: referrals?.departments?.[department]?.[way] }]),
    { from, value: referrals?.all?.[way] },
  ]);
  return {
    ...nearestOf<number>(levels, { value: DEFAULT_DAYS, from: 'default' }),
    is_own: levels[0]?.value !== undefined,
  };
}

/**
 * Changes an office's referral settings; null removes an own value. @throws 404 for another office, 409 for an older
 * version, 422 for a department that does not exist, and for reply links without an office code or a public address
 */
export function updateReferralSettings(context: Context<typeof updateCall>): Promise<ReferralSettings> {
  const { body, db, publicUrl } = context;
  return changeSettings(
    context,
    async (office): Promise<OwnSettings> => {
      if (body.reply_link && office.code === null) throw invalidField('reply_link', 'codeFirst');
      if (body.reply_link && publicUrl === null) throw invalidField('reply_link', 'noPublicAddress');
      await checkDepartments(db, body.days);
      return { ...office.settings, referrals: changed(office.settings.referrals ?? {}, body) };
    },
    (office) => referralSettings(db, office),
  );
}

type SettingsInput = Context<typeof updateCall>['body'];

async function checkDepartments(db: Db | Tx, days: SettingsInput['days']): Promise<void> {
  const known = await db.select({ id: contactCategories.id }).from(contactCategories);
  const isKnown = (id: number | null) => id === null || known.some((department) => department.id === id);
  if (!days.every(({ category_id }) => isKnown(category_id))) throw invalidField('days', 'unknownChoice');
}

function changed(own: OwnReferrals, { days, ...switches }: SettingsInput): OwnReferrals {
  const { all = {}, departments = {}, ...rest } = own;
  const rows = new Map(Object.entries(departments));
  let ofAll = all;
  for (const { category_id, ...row } of days) {
    if (category_id === null) ofAll = withRow(ofAll, row);
    else rows.set(String(category_id), withRow(rows.get(String(category_id)) ?? {}, row));
  }
  const set = [...rows].filter(([, row]) => Object.keys(row).length > 0);
  const next: OwnReferrals = { ...rest, all: ofAll, departments: Object.fromEntries(set) };
  for (const name of REFERRAL_SWITCHES) assign(next, name, switches[name]);
  return next;
}

function withRow(own: DaysByWay, input: Omit<SettingsInput['days'][number], 'category_id'>): DaysByWay {
  const row = { ...own };
  for (const way of REFERRAL_WAYS) assign(row, way, input[way]);
  return row;
}

/** Null removes the own value; undefined leaves it unchanged. */
function assign<T, K extends keyof T>(values: T, name: K, value: T[K] | null | undefined) {
  if (value === null) delete values[name];
  else if (value !== undefined) values[name] = value;
}

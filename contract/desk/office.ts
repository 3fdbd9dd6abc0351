import * as z from 'zod/mini';
import { defineCall, named } from '#contract/kernel/define.ts';
import { errorTexts } from '#contract/kernel/errorTexts.ts';
import { flag, id, integer, optional } from '#contract/kernel/fields.ts';
import { MAX_LIST_LENGTH } from '#contract/kernel/limits.ts';

/** An office is a seat: the state where both are null, a parliament, or an assembly of it (GRD-01). */
export const office = z.object({ id: z.int(), parliament: named(), assembly: named() });
export type Office = z.output<typeof office>;

/** Where a value is set: in the office itself, in the one above it, or nowhere. */
export const SETTING_SOURCES = ['own', 'parliament', 'state', 'default'] as const;
export type SettingSource = (typeof SETTING_SOURCES)[number];

/**
 * What an office sets for each category of grievances, and what ships. Within so many days and metres another one counts
 * as similar (PER-15); of so many percent of its closings a citizen is asked, of none by 0 and of all by 100 (REF-16).
 */
export const categorySettings = {
  similar_days: { value: integer(1, 365, errorTexts.similarDays), shipped: 30 },
  similar_radius: { value: integer(10, 5_000, errorTexts.similarRadius), shipped: 100 },
  verify_share: { value: integer(0, 100, errorTexts.verifyShare), shipped: 20 },
} as const;
export type CategorySetting = keyof typeof categorySettings;
export const CATEGORY_SETTINGS = Object.keys(categorySettings) as CategorySetting[];
/** Those that say what is similar. */
export const SIMILAR_SETTINGS = [
  'similar_days',
  'similar_radius',
] as const satisfies readonly CategorySetting[];
/** The values that hold for a category. */
export type CategoryValues = Record<CategorySetting, number>;

/**
 * What an office sets for all of its closings, and what ships: how often and how many days after its closing a grievance is
 * reopened, both without a limit (REF-20); whether *solved* without evidence is asked about (REF-16); whether what is not
 * possible or not its matter takes a second person (REF-21).
 */
export const closingSettings = {
  reopen_max: { value: integer(0, 20, errorTexts.reopenMax), shipped: null },
  reopen_days: { value: integer(1, 365, errorTexts.reopenDays), shipped: null },
  ask_evidence: { value: flag(), shipped: false },
  second_approval: { value: flag(), shipped: false },
} as const;
/** The values that hold in an office; null is no limit. */
export interface ClosingValues {
  reopen_max: number | null;
  reopen_days: number | null;
  ask_evidence: boolean;
  second_approval: boolean;
}

/** A value and where it is set; `inherited` is the value without the office's own. */
export function inheritable<S extends z.ZodMiniType>(value: S) {
  const answer = { value, from: z.enum(SETTING_SOURCES) };
  return z.object({ ...answer, inherited: z.object(answer) });
}
/** What every answer on an office's settings contains. */
export const ofOffice = {
  office,
  version: z.int(),
  updated_at: z.string(),
  updated_by: named(),
};
/** What a change of them is about: the own office, or the one that admin names. */
export const changeOfOffice = { office_id: optional(id()), version: optional(integer()) };

const setting = inheritable(z.number());
export type Setting = z.output<typeof setting>;

const limit = inheritable(z.nullable(z.number()));
const choice = inheritable(z.boolean());

const categoryRow = z.object({
  category_id: z.int(),
  category: named(),
  similar_days: setting,
  similar_radius: setting,
  verify_share: setting,
});
export type CategoryRow = z.output<typeof categoryRow>;

const officeSettings = z.object({
  ...ofOffice,
  /** Categories of grievances, by name. */
  categories: z.array(categoryRow),
  closing: z.object({
    reopen_max: limit,
    reopen_days: limit,
    ask_evidence: choice,
    second_approval: choice,
  }),
});
export type OfficeSettings = z.output<typeof officeSettings>;

/** The offices that the caller may configure, by name. */
export const listOffices = defineCall({
  method: 'GET',
  path: 'office',
  may: ['office', 'list'],
  answer: z.object({ data: z.array(office), total: z.int() }),
});

/** GRD-01: the settings of the own office; admin names another. */
export const getOfficeSettings = defineCall({
  method: 'GET',
  path: 'office/settings',
  may: ['office', 'show'],
  query: { office_id: optional(id()) },
  answer: officeSettings,
});

/** GRD-01: sets what is named; null gives a value back, so that the one above holds, and what is not named stays. */
export const updateOfficeSettings = defineCall({
  method: 'PUT',
  path: 'office/settings',
  may: ['office', 'edit'],
  body: {
    ...changeOfOffice,
    categories: z
      .array(
        z.object({
          category_id: id(),
          similar_days: z.optional(optional(categorySettings.similar_days.value)),
          similar_radius: z.optional(optional(categorySettings.similar_radius.value)),
          verify_share: z.optional(optional(categorySettings.verify_share.value)),
        }),
      )
      .check(z.maxLength(MAX_LIST_LENGTH, errorTexts.tooManyValues)),
    closing: z.optional(
      z.object({
        reopen_max: z.optional(optional(closingSettings.reopen_max.value)),
        reopen_days: z.optional(optional(closingSettings.reopen_days.value)),
        ask_evidence: z.optional(optional(closingSettings.ask_evidence.value)),
        second_approval: z.optional(optional(closingSettings.second_approval.value)),
      }),
    ),
  },
  answer: officeSettings,
});

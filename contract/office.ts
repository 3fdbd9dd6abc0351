import * as z from 'zod/mini';
import { defineCall, named } from './define.ts';
import { id, integer, optional } from './fields.ts';
import { MAX_LIST_LENGTH } from './limits.ts';
import { messages } from './messages.ts';

/** An office is a seat: the state where both are null, a parliament, or an assembly of it (GRD-01). */
export const office = z.object({ id: z.int(), parliament: named(), assembly: named() });
export type Office = z.output<typeof office>;

/** Where a value stands: in the office itself, in the one above it, or nowhere. */
export const SETTING_SOURCES = ['own', 'parliament', 'state', 'default'] as const;
export type SettingSource = (typeof SETTING_SOURCES)[number];

/**
 * What an office sets for each category of grievances, and what ships. Within so many days and metres another one counts
 * as similar.
 */
export const categorySettings = {
  similar_days: { value: integer(1, 365, messages.similarDays), shipped: 30 },
  similar_radius: { value: integer(10, 5_000, messages.similarRadius), shipped: 100 },
} as const;
export type CategorySetting = keyof typeof categorySettings;
export const CATEGORY_SETTINGS = Object.keys(categorySettings) as CategorySetting[];
/** The values that hold for a category. */
export type CategoryValues = Record<CategorySetting, number>;

/** A value and where it stands; `inherited` is what holds when the office has no value of its own. */
export function inheritable<S extends z.ZodMiniType>(value: S) {
  const found = { value, from: z.enum(SETTING_SOURCES) };
  return z.object({ ...found, inherited: z.object(found) });
}
/** What the answers on an office's settings say of it, whatever they are about. */
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

const categoryRow = z.object({
  category_id: z.int(),
  category: named(),
  similar_days: setting,
  similar_radius: setting,
});
export type CategoryRow = z.output<typeof categoryRow>;

const officeSettings = z.object({
  ...ofOffice,
  /** Categories of grievances, by name. */
  categories: z.array(categoryRow),
});
export type OfficeSettings = z.output<typeof officeSettings>;

/** The offices whose settings whoever asks may choose from, by name. */
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
        }),
      )
      .check(z.maxLength(MAX_LIST_LENGTH, messages.tooManyValues)),
  },
  answer: officeSettings,
});

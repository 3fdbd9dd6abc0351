import * as z from 'zod/mini';
import { deadlineMoves } from '#contract/deadlines/deadlineMoves.ts';
import { defineCall } from '#contract/kernel/define.ts';
import { date, flag, integer, line, optional, otherwise } from '#contract/kernel/fields.ts';
import { MAX_LIST_LENGTH } from '#contract/kernel/limits.ts';
import { rule } from '#contract/kernel/rule.ts';
import type { UploadRule } from '#contract/kernel/uploadRules.ts';
import {
  DEFAULT_CALENDAR,
  LEAST_DAY_MINUTES,
  MAX_HOLIDAY_NAME,
  MAX_INTERVALS,
  MINUTES_A_DAY,
} from './calendar.ts';
import { changeOfOffice, SETTING_SOURCES } from './office.ts';
import { defineSettings, settingsCalls } from './settings.ts';
import { taskState } from './task.ts';

const MAX_CLOSED = 35;

const minute = (max = MINUTES_A_DAY) => integer(0, max, rule('notTime'));
const interval = z
  .tuple([minute(), minute()], rule('notTime'))
  .check(z.refine(([from, to]) => from < to, rule('closesFirst')));
type Hours = [from: number, to: number][];
const inOrder = (hours: Hours) => hours.toSorted(([one], [other]) => one - other);
const areApart = (hours: Hours) => inOrder(hours).every(([from], at, all) => from >= (all[at - 1]?.[1] ?? 0));

/**
 * The opening hours of a day, in minutes since midnight; they are sorted. `overlap` is the error of overlapping ones.
 */
const hours = (overlap: string, least = 0) =>
  z.pipe(
    z
      .array(interval)
      .check(
        z.minLength(least, rule('extraHours')),
        z.maxLength(MAX_INTERVALS, rule('tooManyHours')),
        z.refine(areApart, overlap),
      ),
    z.transform(inOrder),
  );

/** Sunday first. */
const week = z.tuple([
  hours(rule('overlapSunday')),
  hours(rule('overlapMonday')),
  hours(rule('overlapTuesday')),
  hours(rule('overlapWednesday')),
  hours(rule('overlapThursday')),
  hours(rule('overlapFriday')),
  hours(rule('overlapSaturday')),
]);
const closed = z
  .array(z.object({ nth: integer(1, 5), weekday: integer(0, 6) }))
  .check(z.maxLength(MAX_CLOSED, rule('tooManyValues')));

const name = () => line(MAX_HOLIDAY_NAME);
const holidayInput = z.object({
  name: name(),
  name_te: optional(name()),
  name_hi: optional(name()),
  closed_from: otherwise(minute(MINUTES_A_DAY - 1), 0),
});
const extraHours = hours(rule('overlapExtra'), 1);

/** The fields of one holiday in a dialog. */
export const holidayOfDay = { day: date(), ...holidayInput.shape };
export const extraOfDay = { day: date(), hours: extraHours };

const hoursAnswer = z.readonly(z.array(z.readonly(z.tuple([z.int(), z.int()]))));
const holidayAnswer = {
  name: z.string(),
  name_te: z.nullable(z.string()),
  name_hi: z.nullable(z.string()),
  closed_from: z.int(),
};
const extraDayAnswer = { hours: hoursAnswer };
/** A day of the calendar; `inherited` is the value without the office's own, null for none. */
function ofDay<S extends z.core.$ZodLooseShape>(shape: S) {
  const answer = z.object({ ...shape, from: z.enum(SETTING_SOURCES) });
  return z.object({ day: z.string(), ...answer.shape, inherited: z.nullable(answer) });
}
const holidayOfFile = z.object({ day: z.string(), ...holidayAnswer });
export type HolidayOfFile = z.output<typeof holidayOfFile>;

const ofDays = <S extends z.ZodMiniType>(shape: S) =>
  z.optional(z.array(shape).check(z.maxLength(MAX_LIST_LENGTH, rule('tooManyValues'))));

/** When an office is open (SLA-03). Days are inherited one by one, the other parts as a whole. */
export const calendarSettings = defineSettings({
  key: 'calendar',
  per: 'office',
  entries: {
    week: { value: week, answer: z.readonly(z.array(hoursAnswer)), default: DEFAULT_CALENDAR.week },
    closed: {
      value: closed,
      answer: z.readonly(z.array(z.object({ nth: z.int(), weekday: z.int() }))),
      default: DEFAULT_CALENDAR.closed,
    },
    day_minutes: {
      value: integer(LEAST_DAY_MINUTES, MINUTES_A_DAY, rule('dayMinutes')),
      default: DEFAULT_CALENDAR.day_minutes,
    },
    holidays: { value: holidayInput, default: null, byKey: true },
    extra: { value: extraHours, default: null, byKey: true },
  },
});

/** Sets the given values; null resets a value or a day, and absent ones stay. */
export const calendarChange = {
  week: calendarSettings.body.week,
  closed: calendarSettings.body.closed,
  day_minutes: calendarSettings.body.day_minutes,
  holidays: ofDays(z.object({ day: date(), holiday: z.nullable(holidayInput) })),
  extra: ofDays(z.object({ day: date(), hours: z.nullable(extraHours) })),
};

/**
 * SLA-03, SLA-08: `job` computes the due days again. If a day occurs twice, the later one counts. 422 when the office,
 * or one that inherits from it, would never be open, or for less than 4 hours a week.
 */
export const calendarCalls = settingsCalls({
  path: 'sla/calendar',
  answer: {
    week: calendarSettings.answer.week,
    closed: calendarSettings.answer.closed,
    day_minutes: calendarSettings.answer.day_minutes,
    /** The holidays of all years, by day. */
    holidays: z.array(ofDay(holidayAnswer)),
    extra: z.array(ofDay(extraDayAnswer)),
    /** The fixed holidays of every year, by MM-DD. */
    fixed: z.readonly(z.array(z.object({ month_day: z.string(), ...holidayAnswer }))),
    today: z.string(),
    /** In December the next year, if it has only fixed holidays. */
    missing_year: z.nullable(z.int()),
  },
  body: calendarChange,
  changed: { job: z.nullable(taskState) },
});
export const { get: getCalendar, update: updateCalendar } = calendarCalls;
export type OfficeCalendar = z.output<typeof getCalendar.answer>;

/** A csv or xlsx with the columns of `HOLIDAY_COLUMNS`, or an ics with events of whole days. */
export const holidayFileRule = {
  accept: ['table'],
  maxBytes: 1024 * 1024,
  wrongType: 'holidayType',
  tooLarge: 'holidaySize',
  requiredOnCreate: 'notFile',
} as const satisfies UploadRule;

/** The possible headings of a file of holidays; the last three are optional. */
export const HOLIDAY_COLUMNS = ['day', 'name', 'name_te', 'name_hi', 'closed_from'] as const;

/**
 * SLA-03: adds the holidays of a file to the office's own; those of the same day are replaced. With `dry_run` nothing
 * is stored. 422 with the rows, or the lines of an ics, that cannot be read.
 */
export const importHolidays = defineCall({
  method: 'POST',
  path: 'sla/calendar/import',
  may: ['office', 'edit'],
  body: { ...changeOfOffice, dry_run: optional(flag()) },
  files: { file: holidayFileRule },
  answer: z.object({
    added: z.array(holidayOfFile),
    replaced: z.array(holidayOfFile),
    /** Holidays that the office already has, and events of an ics that are no whole days. */
    known: z.int(),
    left_out: z.int(),
    /** The version of the office afterwards. */
    version: z.int(),
    /** For a dry run; otherwise `job` moves the due days. */
    moves: z.nullable(deadlineMoves),
    job: z.nullable(taskState),
  }),
});

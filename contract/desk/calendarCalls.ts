import * as z from 'zod/mini';
import { deadlineMoves } from '#contract/deadlines/deadlineMoves.ts';
import { defineCall } from '#contract/kernel/define.ts';
import { errorTexts } from '#contract/kernel/errorTexts.ts';
import { date, flag, id, integer, line, optional, otherwise } from '#contract/kernel/fields.ts';
import { MAX_LIST_LENGTH } from '#contract/kernel/limits.ts';
import type { UploadRule } from '#contract/kernel/uploadRules.ts';
import { LEAST_DAY_MINUTES, MAX_HOLIDAY_NAME, MAX_INTERVALS, MINUTES_A_DAY } from './calendar.ts';
import { changeOfOffice, inheritable, ofOffice, SETTING_SOURCES } from './office.ts';
import { taskState } from './task.ts';

const MAX_CLOSED = 35;

const minute = (max = MINUTES_A_DAY) => integer(0, max, errorTexts.notTime);
const interval = z
  .tuple([minute(), minute()], errorTexts.notTime)
  .check(z.refine(([from, to]) => from < to, errorTexts.closesFirst));
type Hours = [from: number, to: number][];
const inOrder = (hours: Hours) => hours.toSorted(([one], [other]) => one - other);
const areApart = (hours: Hours) => inOrder(hours).every(([from], at, all) => from >= (all[at - 1]?.[1] ?? 0));

/** Opening hours of a day, in minutes since midnight; they are put in order. `overlap` is said of those that are not apart. */
const hours = (overlap: string, least = 0) =>
  z.pipe(
    z
      .array(interval)
      .check(
        z.minLength(least, errorTexts.extraHours),
        z.maxLength(MAX_INTERVALS, errorTexts.tooManyHours),
        z.refine(areApart, overlap),
      ),
    z.transform(inOrder),
  );

const {
  overlapSunday,
  overlapMonday,
  overlapTuesday,
  overlapWednesday,
  overlapThursday,
  overlapFriday,
  overlapSaturday,
} = errorTexts;
/** Sunday first. */
const week = z.tuple([
  hours(overlapSunday),
  hours(overlapMonday),
  hours(overlapTuesday),
  hours(overlapWednesday),
  hours(overlapThursday),
  hours(overlapFriday),
  hours(overlapSaturday),
]);
const closed = z
  .array(z.object({ nth: integer(1, 5), weekday: integer(0, 6) }))
  .check(z.maxLength(MAX_CLOSED, errorTexts.tooManyValues));

const name = () => line(MAX_HOLIDAY_NAME);
const holidayInput = z.object({
  name: name(),
  name_te: optional(name()),
  name_hi: optional(name()),
  closed_from: otherwise(minute(MINUTES_A_DAY - 1), 0),
});
const extraHours = hours(errorTexts.overlapExtra, 1);

/** What a dialog asks of one day before it joins the others. */
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
/** A day of the calendar; `inherited` is what holds when the office has not set it, null when that is nothing. */
function ofDay<S extends z.core.$ZodLooseShape>(shape: S) {
  const answer = z.object({ ...shape, from: z.enum(SETTING_SOURCES) });
  return z.object({ day: z.string(), ...answer.shape, inherited: z.nullable(answer) });
}
const holidayOfFile = z.object({ day: z.string(), ...holidayAnswer });
export type HolidayOfFile = z.output<typeof holidayOfFile>;

const calendar = z.object({
  ...ofOffice,
  week: inheritable(z.readonly(z.array(hoursAnswer))),
  closed: inheritable(z.readonly(z.array(z.object({ nth: z.int(), weekday: z.int() })))),
  day_minutes: inheritable(z.int()),
  /** By day, those of all years. */
  holidays: z.array(ofDay(holidayAnswer)),
  extra: z.array(ofDay(extraDayAnswer)),
  /** Those of every year, by MM-DD. */
  fixed: z.readonly(z.array(z.object({ month_day: z.string(), ...holidayAnswer }))),
  today: z.string(),
  /** In December the next year, as long as it has none but the fixed holidays. */
  missing_year: z.nullable(z.int()),
});
export type OfficeCalendar = z.output<typeof calendar>;

/** SLA-03: the calendar of the own office; admin names another. */
export const getCalendar = defineCall({
  method: 'GET',
  path: 'sla/calendar',
  may: ['office', 'show'],
  query: { office_id: optional(id()) },
  answer: calendar,
});

const ofDays = <S extends z.ZodMiniType>(shape: S) =>
  z.optional(z.array(shape).check(z.maxLength(MAX_LIST_LENGTH, errorTexts.tooManyValues)));

/** What is named is set; null gives a value or a day back, so that the one above holds, and what is not named stays. */
export const calendarChange = {
  week: z.optional(z.nullable(week)),
  closed: z.optional(z.nullable(closed)),
  day_minutes: z.optional(optional(integer(LEAST_DAY_MINUTES, MINUTES_A_DAY, errorTexts.dayMinutes))),
  holidays: ofDays(z.object({ day: date(), holiday: z.nullable(holidayInput) })),
  extra: ofDays(z.object({ day: date(), hours: z.nullable(extraHours) })),
};

/**
 * SLA-03, SLA-08: due days are computed anew by `job`. Of two that name one day the later one counts. 422 when the office, or one
 * that inherits from it, would never be open, or for less than 4 hours a week.
 */
export const updateCalendar = defineCall({
  method: 'PUT',
  path: 'sla/calendar',
  may: ['office', 'edit'],
  body: {
    ...changeOfOffice,
    ...calendarChange,
  },
  answer: z.extend(calendar, { job: z.nullable(taskState) }),
});

/** A csv or xlsx with the columns of `HOLIDAY_COLUMNS`, or an ics with events of whole days. */
export const holidayFileRule = {
  accept: ['table'],
  maxBytes: 1024 * 1024,
  wrongType: 'holidayType',
  tooLarge: 'holidaySize',
  requiredOnCreate: 'notFile',
} as const satisfies UploadRule;

/** What a file of holidays may have in its first row; the last three may be left out. */
export const HOLIDAY_COLUMNS = ['day', 'name', 'name_te', 'name_hi', 'closed_from'] as const;

/**
 * SLA-03: the holidays of a file become the office's own: those of new days, and those that stand for another of the same
 * day. With `dry_run` nothing is kept. 422 with the rows, or the lines of an ics, that cannot be read.
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
    /** How many the office has already, and events of an ics that are none of whole days. */
    known: z.int(),
    left_out: z.int(),
    /** The office's as it stands afterwards. */
    version: z.int(),
    /** Of a dry run; what is done by `job` otherwise. */
    moves: z.nullable(deadlineMoves),
    job: z.nullable(taskState),
  }),
});

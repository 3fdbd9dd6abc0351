import Alert from '@mui/material/Alert';
import { useTranslate } from 'react-admin';
import { useWatch } from 'react-hook-form';
import type { OfficeCalendar } from '#contract/desk/calendarCalls.ts';
import { calendarOf, isTooShort, withinBounds } from '#contract/desk/calendarOf.ts';
import { openOn } from '#contract/desk/openingHours.ts';
import { addDays } from '#contract/kernel/day.ts';
import { type CalendarValues, inheritedCalendar, ownCalendar } from './calendarForm.ts';
import { useHoursText } from './useHoursText.ts';

const DAYS = 30;

/**
 * The effect of the calendar in words, updated on each change. From December on, a warning if the next year has no
 * holidays (SLA-03).
 */
export function CalendarPreview({ base }: { base: OfficeCalendar }) {
  const translate = useTranslate();
  const hoursText = useHoursText();
  const values = useWatch<CalendarValues>() as CalendarValues;
  const calendar = calendarOf([ownCalendar(values, base), inheritedCalendar(base)]);
  const days = Array.from({ length: DAYS }, (_, n) => openOn(calendar, addDays(base.today, n)));
  const [today = []] = days;
  const isOtherLength = withinBounds(calendar).day_minutes !== calendar.day_minutes;
  const year = base.missing_year;
  const hasHolidays = Object.entries(values.holidays).some(([day, own]) => own && day.startsWith(`${year}-`));
  return (
    <>
      {year && !hasHolidays && <Alert severity="warning">{translate('calendar.missing', { year })}</Alert>}
      {isTooShort(calendar) && <Alert severity="warning">{translate('calendar.tooShort')}</Alert>}
      {isOtherLength && <Alert severity="warning">{translate('calendar.dayLengthBeyond')}</Alert>}
      <Alert severity="info" role="status">
        {today.length > 0
          ? translate('calendar.openToday', { hours: hoursText(today) })
          : translate('calendar.closedToday')}
        {translate('calendar.workingDays', { smart_count: days.filter((hours) => hours.length > 0).length })}
      </Alert>
    </>
  );
}

import { useTranslate } from 'react-admin';
import { dayOf, weekdayOf } from '#contract/kernel/day.ts';
import { QuickDays } from '#src/components/form/QuickDays.tsx';
import { useWeekdays } from './calendar/useWeekdays.ts';

const A_WEEK = 7;
const MONDAY = 1;

interface FollowUpDaysProps {
  /** YYYY-MM-DD */
  chosen: string;
  onChoose: (day: string) => void;
}

/** The most frequent days to put a grievance off to, each by one click (DESK-04). */
export function FollowUpDays({ chosen, onChoose }: FollowUpDaysProps) {
  const translate = useTranslate();
  const { [MONDAY]: monday = '' } = useWeekdays();
  const untilMonday = (MONDAY + A_WEEK - weekdayOf(dayOf(new Date()))) % A_WEEK;
  // One choice a day: where two are the same day, the later line names it.
  const texts = new Map([
    [3, translate('myDay.followUp.inDays', { count: 3 })],
    [untilMonday || A_WEEK, monday],
    [1, translate('myDay.followUp.tomorrow')],
    [A_WEEK, translate('myDay.followUp.inWeek')],
  ]);
  return (
    <QuickDays
      label={translate('myDay.followUp.quick')}
      choices={[...texts].map(([days, text]) => ({ days, text })).sort((a, b) => a.days - b.days)}
      chosen={chosen}
      onChoose={onChoose}
    />
  );
}

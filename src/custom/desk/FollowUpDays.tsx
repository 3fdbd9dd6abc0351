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
  const texts = new Map([
    [1, translate('myDay.followUp.tomorrow')],
    [3, translate('myDay.followUp.inDays', { count: 3 })],
    [A_WEEK, translate('myDay.followUp.inWeek')],
  ]);
  const nextMonday = untilMonday || A_WEEK;
  texts.set(nextMonday, [texts.get(nextMonday), monday].filter(Boolean).join(', '));
  return (
    <QuickDays
      label={translate('myDay.followUp.quick')}
      choices={[...texts].map(([days, text]) => ({ days, text })).sort((a, b) => a.days - b.days)}
      chosen={chosen}
      onChoose={onChoose}
    />
  );
}

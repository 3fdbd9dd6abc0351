import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import type { ClosedWeekday } from '#contract/desk/calendar.ts';
import type { OfficeCalendar } from '#contract/desk/calendarCalls.ts';
import { ChoiceField } from '#src/components/form/ChoiceField.tsx';
import { Inheritance } from '#src/components/office/Inheritance.tsx';
import { useFocusAfterRemoval } from '#src/components/page/useFocusAfterRemoval.ts';
import type { CalendarValues } from './calendarForm.ts';
import { MONDAY_FIRST, useWeekdays } from './useWeekdays.ts';

const NTHS = [1, 2, 3, 4, 5];
const keyOf = ({ nth, weekday }: ClosedWeekday) => `${nth} ${weekday}`;

/** The nth weekdays of a month on which the office is closed: the second Saturday (SLA-03). */
export function ClosedWeekdays({ base }: { base: OfficeCalendar }) {
  const translate = useTranslate();
  const weekdays = useWeekdays();
  const { setValue } = useFormContext<CalendarValues>();
  const own = useWatch<CalendarValues, 'closed'>({ name: 'closed' });
  const { inherited } = base.closed;
  const closed = own ?? inherited.value;
  const list = useFocusAfterRemoval<HTMLDivElement>(closed.length);
  const [chosen, choose] = useState<ClosedWeekday>({ nth: 2, weekday: 6 });
  const set = (value: ClosedWeekday[] | null) => setValue('closed', value, { shouldDirty: true });
  const isThere = closed.some((each) => keyOf(each) === keyOf(chosen));
  const select = (name: keyof ClosedWeekday, options: [value: number, text: string][]) => (
    <ChoiceField
      margin="none"
      label={translate(name === 'nth' ? 'calendar.nthLabel' : 'calendar.weekday')}
      sx={{ minWidth: 130 }}
      value={chosen[name]}
      onChange={(value) => choose({ ...chosen, [name]: value })}
      choices={options}
    />
  );
  return (
    <Box sx={{ mt: 3, display: 'grid', gap: 1.5 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', columnGap: 2 }}>
        <Typography component="h3" variant="h3">
          {translate('calendar.closedDays')}
        </Typography>
        <Inheritance isOwn={own !== null} from={inherited.from} onInherit={() => set(null)} />
      </Box>
      <Box ref={list} tabIndex={-1} sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {closed.length === 0 && (
          <Typography color="textSecondary">{translate('calendar.closedNone')}</Typography>
        )}
        {closed.map((each) => {
          const text = translate(`calendar.nth.${each.nth}`, { weekday: weekdays[each.weekday] });
          const remove = () => set(closed.filter((other) => keyOf(other) !== keyOf(each)));
          return <Chip key={keyOf(each)} label={text} onDelete={remove} />;
        })}
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {select(
          'nth',
          NTHS.map((nth) => [nth, translate(`calendar.nths.${nth}`)]),
        )}
        {select(
          'weekday',
          MONDAY_FIRST.map((weekday) => [weekday, weekdays[weekday] ?? '']),
        )}
        <Button variant="outlined" disabled={isThere} onClick={() => set([...closed, chosen])}>
          {translate('common.add')}
        </Button>
      </Box>
    </Box>
  );
}

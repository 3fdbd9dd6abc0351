import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { previewDeadlines } from '#contract/deadlines/deadlinePreview.ts';
import { getCalendar, type OfficeCalendar, updateCalendar } from '#contract/desk/calendarCalls.ts';
import type { BodyOf } from '#contract/kernel/define.ts';
import { Section } from '#src/components/page/Section.tsx';
import { call } from '#src/dataProvider/call.ts';
import { InheritedNumber } from '../office/InheritedNumber.tsx';
import { OfficeForm } from '../office/OfficeForm.tsx';
import { officePart } from '../office/officeSections.tsx';
import { useMovesQuestion } from '../office/useMovesQuestion.ts';
import { useOfficeForm } from '../office/useOfficeForm.ts';
import { CalendarPreview } from './CalendarPreview.tsx';
import { bodyOf, valuesOf } from './calendarForm.ts';
import { ExtraDays } from './ExtraDays.tsx';
import { Holidays } from './Holidays.tsx';
import { Week } from './Week.tsx';

/** The calendar of an office: its week, the length of its day, holidays and extra days (SLA-03). */
function CalendarForm({ settings }: { settings: OfficeCalendar }) {
  const translate = useTranslate();
  const { ask, question } = useMovesQuestion<BodyOf<typeof updateCalendar>>(
    ({ office_id, version, ...calendar }) =>
      call(previewDeadlines, { body: { office_id, version, calendar } }),
  );
  const form = useOfficeForm({
    part: 'calendar',
    update: updateCalendar,
    settings,
    valuesOf,
    bodyOf,
    ask,
    together: ['week', 'week_own'],
  });
  const { base } = form;
  const { value, from } = base.day_minutes.inherited;
  return (
    <OfficeForm form={form}>
      <CalendarPreview base={base} />
      <Week base={base} />
      <Section title="calendar.dayLength">
        <Typography color="textSecondary" sx={{ mb: 1 }}>
          {translate('calendar.dayMinutesText')}
        </Typography>
        <Box sx={{ maxWidth: 260 }}>
          <InheritedNumber
            field="day_minutes"
            label="calendar.dayMinutes"
            inherited={{ value, from: translate(`office.from.${from}`) }}
            own={translate('office.own')}
          />
        </Box>
      </Section>
      <Holidays base={base} />
      <ExtraDays base={base} />
      {question}
    </OfficeForm>
  );
}

export default officePart('calendar', getCalendar, CalendarForm);

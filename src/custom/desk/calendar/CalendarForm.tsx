import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { getCalendar, type OfficeCalendar, updateCalendar } from '#contract/desk/calendarCalls.ts';
import { InheritedNumber } from '#src/components/office/InheritedNumber.tsx';
import { OfficeForm } from '#src/components/office/OfficeForm.tsx';
import { officePart } from '#src/components/office/officeSections.tsx';
import { noQuestion } from '#src/components/office/settingsForm.tsx';
import { useOfficeForm } from '#src/components/office/useOfficeForm.ts';
import { Section } from '#src/components/page/Section.tsx';
import { useCodes } from '#src/components/slots/useCodes.ts';
import { useCapabilities } from '#src/components/slots/useSlot.ts';
import { CalendarPreview } from './CalendarPreview.tsx';
import { bodyOf, valuesOf } from './calendarForm.ts';
import { ExtraDays } from './ExtraDays.tsx';
import { Holidays } from './Holidays.tsx';
import { Week } from './Week.tsx';

/** The calendar of an office: its week, the length of its day, holidays and extra days (SLA-03). */
function CalendarForm({ settings }: { settings: OfficeCalendar }) {
  const translate = useTranslate();
  const [part] = useCodes(useCapabilities().flatMap(({ calendarQuestion = [] }) => calendarQuestion));
  const useQuestion = part?.code ?? noQuestion;
  const { ask, question } = useQuestion();
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

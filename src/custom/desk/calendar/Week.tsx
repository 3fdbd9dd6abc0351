import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { useController, useFormContext, useWatch } from 'react-hook-form';
import type { OfficeCalendar } from '#contract/desk/calendarCalls.ts';
import { Inheritance } from '#src/components/office/Inheritance.tsx';
import { Section } from '#src/components/page/Section.tsx';
import { ClosedWeekdays } from './ClosedWeekdays.tsx';
import type { CalendarValues } from './calendarForm.ts';
import { TimeRanges } from './TimeRanges.tsx';
import { rangesOf } from './times.ts';
import { MONDAY_FIRST, useWeekdays } from './useWeekdays.ts';

/** The opening hours of each weekday, and the monthly closed weekdays (SLA-03). */
export function Week({ base }: { base: OfficeCalendar }) {
  const translate = useTranslate();
  const weekdays = useWeekdays();
  const { setValue, formState } = useFormContext<CalendarValues>();
  const isOwn = useWatch<CalendarValues, 'week_own'>({ name: 'week_own' });
  const wrong = formState.errors.week?.message;
  const { inherited } = base.week;
  return (
    <Section
      title="calendar.week"
      control={
        <Inheritance
          isOwn={isOwn}
          from={inherited.from}
          onInherit={() => {
            setValue('week_own', false, { shouldDirty: true });
            setValue('week', inherited.value.map(rangesOf), { shouldDirty: true });
          }}
        />
      }
    >
      {wrong && (
        <Alert severity="error" sx={{ mb: 2 }}>
          {translate(wrong, { _: wrong })}
        </Alert>
      )}
      <Box sx={{ display: 'grid', gap: { xs: 2, md: 1.5 } }}>
        {MONDAY_FIRST.map((weekday) => (
          <Weekday key={weekday} weekday={weekday} name={weekdays[weekday] ?? ''} />
        ))}
      </Box>
      <ClosedWeekdays base={base} />
    </Section>
  );
}

function Weekday({ weekday, name }: { weekday: number; name: string }) {
  const translate = useTranslate();
  const { setValue } = useFormContext<CalendarValues>();
  const { field, fieldState } = useController<CalendarValues, `week.${number}`>({ name: `week.${weekday}` });
  const wrong = fieldState.error?.message;
  return (
    <Box sx={DAY}>
      <Typography aria-hidden sx={{ fontWeight: 600, pt: { sm: 1 } }}>
        {name}
      </Typography>
      <TimeRanges
        label={name}
        ranges={field.value}
        inputRef={field.ref}
        error={wrong && translate(wrong, { _: wrong })}
        onChange={(ranges) => {
          setValue('week_own', true, { shouldDirty: true });
          field.onChange(ranges);
        }}
      />
    </Box>
  );
}

const DAY = { display: 'grid', gap: 1, gridTemplateColumns: { xs: '1fr', sm: '9rem minmax(0, 1fr)' } };

import EventAvailableIcon from '@mui/icons-material/EventAvailableOutlined';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import type { OfficeCalendar } from '#contract/desk/calendarCalls.ts';
import { calendarOf } from '#contract/desk/calendarOf.ts';
import { weekdayOf } from '#contract/kernel/day.ts';
import { ChoiceField } from '#src/components/form/ChoiceField.tsx';
import { dayText } from '#src/components/form/dayText.ts';
import { useNameIn } from '#src/components/format/useNameIn.ts';
import { Section } from '#src/components/page/Section.tsx';
import { inheritedCalendar, ownCalendar } from './calendarForm.ts';
import { DayTable } from './DayTable.tsx';
import { extraDays, type HolidayRow, holidaysIn, yearsOf } from './days.ts';
import { HolidayDialog } from './HolidayDialog.tsx';
import { ImportDialog } from './ImportDialog.tsx';
import { timeText } from './times.ts';
import { useDays } from './useDays.ts';

/** The holidays of a year: typed, imported, or inherited. An extra day cancels an inherited one (SLA-03). */
export function Holidays({ base }: { base: OfficeCalendar }) {
  const translate = useTranslate();
  const nameIn = useNameIn();
  const { values, setHolidays, setExtra } = useDays();
  const [year, setYear] = useState(base.missing_year ?? Number(base.today.slice(0, 4)));
  const [edited, edit] = useState<HolidayRow | 'new' | null>(null);
  const [isImporting, setImporting] = useState(false);
  const rows = holidaysIn(year, values, base);
  const extra = new Set(extraDays(values, base).map(({ day }) => day));
  const { week } = calendarOf([ownCalendar(values, base), inheritedCalendar(base)]);
  /** Opens with the hours of its weekday, else of the first weekday that has hours. */
  const openOn = (day: string) =>
    setExtra({ [day]: [week[weekdayOf(day)], ...week].find((hours) => hours?.length) ?? [[600, 1_050]] });
  const openButton = ({ day, value }: HolidayRow) => {
    const words = translate('calendar.openOn', { name: `${nameIn(value)}, ${dayText(day)}` });
    return (
      !extra.has(day) && (
        <Tooltip title={words}>
          <IconButton size="small" aria-label={words} onClick={() => openOn(day)}>
            <EventAvailableIcon fontSize="small" />
          </IconButton>
        </Tooltip>
      )
    );
  };
  return (
    <Section
      title="calendar.holidays"
      control={
        <ChoiceField
          margin="none"
          label={translate('calendar.year')}
          value={year}
          onChange={setYear}
          choices={yearsOf(values, base).map((each) => [each, each])}
        />
      }
    >
      {rows.length === 0 && <Typography>{translate('calendar.noHolidays')}</Typography>}
      {rows.length > 0 && (
        <DayTable
          label={translate('calendar.holidays')}
          heading={translate('common.name')}
          rows={rows}
          text={({ day, value }) => ({
            name: nameIn(value),
            more: (
              <>
                {value.closed_from > 0
                  ? translate('calendar.closedFrom', { time: timeText(value.closed_from) })
                  : translate('calendar.allDay')}
                {extra.has(day) && ` · ${translate('calendar.openAllTheSame')}`}
              </>
            ),
          })}
          actions={openButton}
          onEdit={edit}
          onRemove={({ day }) => setHolidays({ [day]: null })}
        />
      )}
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1, mt: 2 }}>
        <Button variant="outlined" onClick={() => edit('new')}>
          {translate('calendar.addHoliday')}
        </Button>
        <Button variant="outlined" onClick={() => setImporting(true)}>
          {translate('calendar.import')}
        </Button>
      </Stack>
      {edited && (
        <HolidayDialog
          row={edited === 'new' ? null : edited}
          isTaken={(day) => holidaysIn(Number(day.slice(0, 4)), values, base).some((row) => row.day === day)}
          onClose={() => edit(null)}
          onTake={(days) => {
            setHolidays(days);
            const [day] = Object.keys(days).slice(-1);
            if (day) setYear(Number(day.slice(0, 4)));
          }}
        />
      )}
      {isImporting && (
        <ImportDialog
          officeId={base.office.id}
          onClose={() => setImporting(false)}
          onTake={(days) => {
            setHolidays(days);
            const [day] = Object.keys(days).sort();
            if (day) setYear(Number(day.slice(0, 4)));
          }}
        />
      )}
    </Section>
  );
}

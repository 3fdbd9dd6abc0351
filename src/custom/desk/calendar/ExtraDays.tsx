import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import type { OfficeCalendar } from '#contract/desk/calendarCalls.ts';
import { Section } from '#src/components/page/Section.tsx';
import { DayTable } from './DayTable.tsx';
import { type ExtraRow, extraDays } from './days.ts';
import { ExtraDayDialog } from './ExtraDayDialog.tsx';
import { useDays } from './useDays.ts';
import { useHoursText } from './useHoursText.ts';

/** Days on which the office is open despite its week or a holiday (SLA-03). */
export function ExtraDays({ base }: { base: OfficeCalendar }) {
  const translate = useTranslate();
  const hoursText = useHoursText();
  const { values, setExtra } = useDays();
  const [edited, edit] = useState<ExtraRow | 'new' | null>(null);
  const rows = extraDays(values, base);
  return (
    <Section title="calendar.extra">
      <Typography color="textSecondary" sx={{ mb: 1 }}>
        {translate('calendar.extraText')}
      </Typography>
      {rows.length === 0 && <Typography>{translate('calendar.noExtra')}</Typography>}
      {rows.length > 0 && (
        <DayTable
          label={translate('calendar.extra')}
          heading={translate('calendar.week')}
          rows={rows}
          text={({ value }) => ({ name: hoursText(value) })}
          onEdit={edit}
          onRemove={({ day }) => setExtra({ [day]: null })}
        />
      )}
      <Button variant="outlined" sx={{ mt: 2 }} onClick={() => edit('new')}>
        {translate('calendar.addExtra')}
      </Button>
      {edited && (
        <ExtraDayDialog row={edited === 'new' ? null : edited} onClose={() => edit(null)} onTake={setExtra} />
      )}
    </Section>
  );
}

import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { ListContextProvider, useList, useLocale, useTranslate } from 'react-admin';
import { dayOf } from '#contract/kernel/day.ts';
import { messageMonth } from '#contract/messages/message.ts';
import { queryOf } from '#src/components/data/queryOf.ts';
import { MESSAGES } from '#src/components/data/resourceNames.ts';
import { NotLoaded } from '#src/components/feedback/NotLoaded.tsx';
import { ChoiceField } from '#src/components/form/ChoiceField.tsx';
import { Section } from '#src/components/page/Section.tsx';
import { ExportMenu } from '#src/declare/parts/ExportMenu.tsx';
import { MonthTable } from './MonthTable.tsx';

/** The number of offered months. */
const MONTHS = 24;

/** This and earlier months, YYYY-MM, with their names in the language of the screen. */
function useMonths(now: Date) {
  const locale = `${useLocale() ?? 'en'}-IN`;
  const today = dayOf(now);
  return useMemo(() => {
    const names = new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric', timeZone: 'UTC' });
    const [year = 0, month = 0] = today.split('-').map(Number);
    return Array.from({ length: MONTHS }, (_, back) => {
      const first = new Date(Date.UTC(year, month - 1 - back, 1));
      return { month: first.toISOString().slice(0, 7), name: names.format(first) };
    });
  }, [locale, today]);
}

/** The number of messages and parts in a month, by office, channel and template, with an export (MSG-22). */
export default function Months() {
  const translate = useTranslate();
  const [opened] = useState(() => new Date());
  const months = useMonths(opened);
  const [month, setMonth] = useState(months[0]?.month ?? '');
  const { data, ...query } = useQuery(
    queryOf([MESSAGES, 'month', month], messageMonth, { query: { month } }),
  );
  const resource = messageMonth.path;
  const rows = data?.data.map((row, id) => ({ id, ...row })) ?? [];
  const list = useList({ resource, data: rows, perPage: Math.max(rows.length, 1) });
  return (
    <Section
      title="messaging.months.title"
      control={
        // The surrounding list defines the content of the file.
        rows.length > 0 && (
          <ListContextProvider value={Object.assign({}, list, { resource, filterValues: { month } })}>
            <ExportMenu />
          </ListContextProvider>
        )
      }
    >
      <ChoiceField
        margin="dense"
        label={translate('messaging.months.month')}
        sx={{ width: { xs: '100%', sm: '16rem' }, mb: 2 }}
        value={month}
        onChange={setMonth}
        choices={months.map((one) => [one.month, one.name])}
      />
      <NotLoaded query={query} failed="messages.failed" height={200} label="common.loading" />
      {data && rows.length === 0 && (
        <Typography color="textSecondary">{translate('messaging.months.none')}</Typography>
      )}
      {rows.length > 0 && <MonthTable rows={rows} />}
    </Section>
  );
}

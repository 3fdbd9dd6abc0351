import Stack from '@mui/material/Stack';
import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import { getDay } from '#contract/desk/myDay.ts';
import { queryOf } from '#src/components/data/queryOf.ts';
import { COMPLAINTS } from '#src/components/data/resourceNames.ts';
import { NotLoaded } from '#src/components/feedback/NotLoaded.tsx';
import { Page } from '#src/components/page/Page.tsx';
import { NothingWaits } from '#src/components/queue/NothingWaits.tsx';
import { Parts } from '#src/components/slots/Parts.tsx';
import { useCapabilities } from '#src/components/slots/useSlot.ts';
import { DayItems } from './DayItems.tsx';
import { DayNumbers } from './DayNumbers.tsx';
import { itemsOf, numbersOf } from './dayItems.ts';

/** `/grievance/day`: the user's waiting items, reloaded on each return to the page (DESK-01). */
export default function MyDay() {
  const translate = useTranslate();
  const panels = useCapabilities().flatMap(({ dayPanels = [] }) => dayPanels);
  return (
    <Page title={translate('myDay.title')}>
      <Stack sx={{ gap: 2 }}>
        <Numbers />
        <Parts parts={panels} />
      </Stack>
    </Page>
  );
}

function Numbers() {
  const slots = useCapabilities().flatMap(({ myDay = [] }) => myDay);
  const { data, ...query } = useQuery({
    ...queryOf([COMPLAINTS, 'day'], getDay),
    refetchOnWindowFocus: 'always',
  });
  if (!data) return <NotLoaded query={query} failed="myDay.failed" height={420} label="myDay.loading" />;
  const numbers = numbersOf(data, slots);
  const items = itemsOf(data, numbers);
  return (
    <>
      <DayNumbers numbers={numbers} />
      {items.length > 0 ? (
        <DayItems items={items} />
      ) : (
        <NothingWaits title="myDay.nothing" about="myDay.about" />
      )}
    </>
  );
}

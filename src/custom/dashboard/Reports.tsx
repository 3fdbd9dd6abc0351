import Box from '@mui/material/Box';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { useId } from 'react';
import { useTranslate } from 'react-admin';
import { useSearchParams } from 'react-router';
import { reportsOf } from '#contract/access/access.ts';
import { storedActor } from '#src/authProvider/storedSession.ts';
import { Panel } from './Panel.tsx';
import type { CountedPlace } from './place.ts';
import { Report } from './Report.tsx';

/** The reports of the role as tabs; the address has the open one (DASH-05). */
export function Reports({ place }: { place: CountedPlace }) {
  const translate = useTranslate();
  const [search, setSearch] = useSearchParams();
  const id = useId();
  const actor = storedActor();
  const sets = actor ? reportsOf(actor) : [];
  const open = sets.find((set) => set === search.get('report')) ?? sets[0];
  if (!open) return null;
  const show = (set: string) => {
    const next = new URLSearchParams(search);
    next.set('report', set);
    setSearch(next, { replace: true, preventScrollReset: true });
  };
  return (
    <Panel title={translate('dashboard.report')}>
      <Tabs
        value={open}
        onChange={(_event, set: string) => show(set)}
        variant="scrollable"
        aria-label={translate('dashboard.report')}
      >
        {sets.map((set) => (
          <Tab
            key={set}
            value={set}
            label={translate(`dashboard.reports.${set}`)}
            id={`${id}-${set}`}
            aria-controls={`${id}-panel`}
          />
        ))}
      </Tabs>
      <Box role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${open}`} sx={{ pt: 2 }}>
        <Report key={open} set={open} place={place} />
      </Box>
    </Panel>
  );
}

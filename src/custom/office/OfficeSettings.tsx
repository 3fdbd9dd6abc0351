import Box from '@mui/material/Box';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { useId } from 'react';
import { useTranslate } from 'react-admin';
import { useSearchParams } from 'react-router-dom';
import { OfficeChoice } from '../../kit/office/OfficeChoice.tsx';
import { fetched } from '../../kit/page/fetched.tsx';
import { Page } from '../../kit/page/Page.tsx';

const PARTS = {
  calendar: fetched(() => import('./calendar/CalendarPart.tsx')),
  targets: fetched(() => import('./targets/TargetsPart.tsx')),
  ladder: fetched(() => import('./ladder/LadderPart.tsx')),
  routing: fetched(() => import('./routing/RoutingPart.tsx')),
  closing: fetched(() => import('./closing/ClosingPart.tsx')),
  similar: fetched(() => import('./similar/SimilarPart.tsx')),
  referrals: fetched(() => import('./referrals/ReferralsPart.tsx')),
  replies: fetched(() => import('./replies/RepliesPart.tsx')),
  macros: fetched(() => import('./macros/MacrosPart.tsx')),
  letters: fetched(() => import('./letters/LettersPart.tsx')),
  leave: fetched(() => import('./leave/LeavePart.tsx')),
};
type Part = keyof typeof PARTS;
const parts = Object.keys(PARTS) as Part[];

/**
 * `/grievance/settings`: what an office sets for itself, one part behind each tab, by `?part=`; admin chooses which office by
 * `?office=` (GRD-01).
 */
export default function OfficeSettings() {
  const translate = useTranslate();
  const id = useId();
  const [search, setSearch] = useSearchParams();
  const open = parts.find((part) => part === search.get('part')) ?? 'calendar';
  const { Screen } = PARTS[open];
  const go = (part: Part) =>
    setSearch(
      (before) => {
        const next = new URLSearchParams(before);
        next.set('part', part);
        return next;
      },
      { preventScrollReset: true },
    );
  return (
    <Page title={translate('office.title')} subtitle={translate('office.hint')}>
      <OfficeChoice />
      <Tabs
        value={open}
        onChange={(_event, part: Part) => go(part)}
        variant="scrollable"
        aria-label={translate('office.title')}
      >
        {parts.map((part) => (
          <Tab
            key={part}
            value={part}
            label={translate(`office.parts.${part}`)}
            id={`${id}-${part}`}
            aria-controls={`${id}-panel`}
          />
        ))}
      </Tabs>
      <Box role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${open}`} sx={{ pt: 2 }}>
        <Screen key={open} />
      </Box>
    </Page>
  );
}

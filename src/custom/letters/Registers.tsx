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
  outward: fetched(() => import('./register/Outward.tsx')),
  inward: fetched(() => import('./inward/InwardRegister.tsx')),
  drafts: fetched(() => import('./register/Drafts.tsx')),
};
type Part = keyof typeof PARTS;
const parts = Object.keys(PARTS) as Part[];

/** `/grievance/registers`: what the office has sent, what has come, and what waits to be sent, one behind each tab, by `?register=` (REF-05, REF-07, REF-10). */
export function Registers() {
  const translate = useTranslate();
  const id = useId();
  const [search, setSearch] = useSearchParams();
  const open = parts.find((part) => part === search.get('register')) ?? 'outward';
  const { Screen } = PARTS[open];
  const office = search.get('office');
  const go = (part: Part) => setSearch({ register: part, ...(office ? { office } : {}) });
  return (
    <Page title={translate('registers.title')} subtitle={translate('registers.hint')}>
      <OfficeChoice />
      <Tabs
        value={open}
        onChange={(_event, part: Part) => go(part)}
        variant="scrollable"
        aria-label={translate('registers.title')}
      >
        {parts.map((part) => (
          <Tab
            key={part}
            value={part}
            label={translate(`registers.parts.${part}`)}
            id={`${id}-${part}`}
            aria-controls={`${id}-panel`}
          />
        ))}
      </Tabs>
      <Box role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${open}`} sx={{ pt: 2 }}>
        <Screen key={`${open} ${office}`} />
      </Box>
    </Page>
  );
}

import Box from '@mui/material/Box';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { useId } from 'react';
import { useTranslate } from 'react-admin';
import { useSearchParams } from 'react-router-dom';
import { OfficeChoice } from '../../kit/office/OfficeChoice.tsx';
import { Page } from '../../kit/page/Page.tsx';
import { Inbox } from './inbox/Inbox.tsx';
import { ToCallList } from './ToCallList.tsx';

const PARTS = { list: ToCallList, inbox: Inbox };
type Part = keyof typeof PARTS;
const parts = Object.keys(PARTS) as Part[];

/** `/grievance/calls`: who is to be called, and by `?part=inbox` what citizens have sent (MSG-15, MSG-23). */
export default function Calls() {
  const translate = useTranslate();
  const id = useId();
  const [search, setSearch] = useSearchParams();
  const open = parts.find((part) => part === search.get('part')) ?? 'list';
  const Part = PARTS[open];
  const office = search.get('office');
  const go = (part: Part) => setSearch({ part, ...(office ? { office } : {}) });
  return (
    <Page title={translate('calls.title')} subtitle={translate('calls.hint')}>
      <OfficeChoice />
      <Tabs
        value={open}
        onChange={(_event, part: Part) => go(part)}
        variant="scrollable"
        aria-label={translate('calls.title')}
      >
        {parts.map((part) => (
          <Tab
            key={part}
            value={part}
            label={translate(`calls.parts.${part}`)}
            id={`${id}-${part}`}
            aria-controls={`${id}-panel`}
          />
        ))}
      </Tabs>
      <Box role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${open}`} sx={{ pt: 2 }}>
        <Part key={`${open} ${office}`} />
      </Box>
    </Page>
  );
}

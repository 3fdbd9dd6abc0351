import Box from '@mui/material/Box';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { useId } from 'react';
import { useTranslate } from 'react-admin';
import { useSearchParams } from 'react-router-dom';
import type { LazyPage } from './lazyPage.tsx';

interface PartTabsProps {
  /** The parts by their names in the address; by default the first one is open. */
  parts: Readonly<Record<string, LazyPage>>;
  /** The parameter of the address that names the open part. */
  param: string;
  /** Already translated. */
  label: string;
  /** The catalogue group with the names of the parts. */
  words: string;
}

/** The parts of a page as tabs, each loaded on demand; each mounts again for another office. */
export function PartTabs({ parts, param, label, words }: PartTabsProps) {
  const translate = useTranslate();
  const id = useId();
  const [search, setSearch] = useSearchParams();
  const names = Object.keys(parts);
  const open = names.find((name) => name === search.get(param)) ?? names[0] ?? '';
  const Screen = parts[open]?.Screen;
  const office = search.get('office');
  const go = (part: string) =>
    setSearch({ [param]: part, ...(office ? { office } : {}) }, { preventScrollReset: true });
  return (
    <>
      <Tabs
        value={open}
        onChange={(_event, part: string) => go(part)}
        variant="scrollable"
        aria-label={label}
        slotProps={{ scroller: { ref: keepOpenInSight } }}
      >
        {names.map((name) => (
          <Tab
            key={name}
            value={name}
            label={translate(`${words}.${name}`)}
            id={`${id}-${name}`}
            aria-controls={`${id}-panel`}
          />
        ))}
      </Tabs>
      <Box role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${open}`} sx={{ pt: 2 }}>
        {Screen && <Screen key={`${open} ${office}`} />}
      </Box>
    </>
  );
}

/** MUI scrolls to the open tab once, before its arrows and the scroll bar take space from the tabs. */
function keepOpenInSight(scroller: HTMLDivElement | null) {
  if (!scroller) return;
  const observer = new ResizeObserver(() => {
    const open = scroller.querySelector('[role=tab][aria-selected=true]');
    const end = scroller.getBoundingClientRect().right;
    const beyond = Math.ceil((open?.getBoundingClientRect().right ?? end) - end);
    if (beyond > 0) scroller.scrollLeft += beyond;
  });
  observer.observe(scroller);
  return () => observer.disconnect();
}

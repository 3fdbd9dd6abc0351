import Box from '@mui/material/Box';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { useId } from 'react';
import { useTranslate } from 'react-admin';
import { useSearchParams } from 'react-router-dom';
import type { LazyPage } from './lazyPage.tsx';

interface PartTabsProps {
  /** By their names in the address; the first one is open where that names none. */
  parts: Readonly<Record<string, LazyPage>>;
  /** Which parameter of the address names the open one. */
  param: string;
  /** Already translated. */
  label: string;
  /** The group of the catalogue that names the parts. */
  words: string;
}

/** The parts of a page, one behind each tab and fetched with it; each begins anew for another office. */
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

/** MUI scrolls to the open tab once: its arrows, and the bar of the window, come later and take of the room for tabs. */
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

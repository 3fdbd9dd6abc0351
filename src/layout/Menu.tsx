import Box from '@mui/material/Box';
import List from '@mui/material/List';
import Typography from '@mui/material/Typography';
import { use } from 'react';
import { useTranslate } from 'react-admin';
import { useLocation } from 'react-router-dom';
import { storedSession } from '#src/authProvider/storedSession.ts';
import { useConfiguration } from '#src/components/data/configuration.ts';
import { type MenuEntry, ScreensContext } from '#src/components/page/screensContext.ts';
import { useCapabilities } from '#src/components/slots/useSlot.ts';
import { MenuFoldItem } from './MenuFoldItem.tsx';
import { MenuLink } from './MenuLink.tsx';
import { menuOf, PROFILE_ALONE, type ShownGroup } from './menu.ts';

/** The links of the sidebar, in groups (SHELL-02 to SHELL-09). */
export function Menu({ onNavigate }: { onNavigate: () => void }) {
  const screens = use(ScreensContext);
  const translate = useTranslate();
  const configuration = useConfiguration();
  const links = useCapabilities().flatMap(({ menu = [] }) => menu);
  const { pathname, search } = useLocation();
  const session = storedSession();
  if (!session || !configuration) return null;
  const groups = session.profile_updated
    ? menuOf(session, screens, configuration.groups, links)
    : PROFILE_ALONE;
  const current = currentPath(groups.flatMap(allEntries), pathname, search);
  return (
    <Box component="nav" aria-label={translate('shell.menu.label')} sx={{ py: 1, overflowY: 'auto' }}>
      {groups.map(({ label, entries, folds }) => (
        <Box key={label} sx={{ px: 1.5, pb: 0.75 }}>
          {hasHeading(label) && (
            <Typography id={`menu-${label}`} component="h2" sx={HEADING}>
              {translate(`shell.menu.${label}`)}
            </Typography>
          )}
          <List disablePadding aria-labelledby={hasHeading(label) ? `menu-${label}` : undefined}>
            {folds.map((fold) => (
              <MenuFoldItem key={fold.label} {...fold} current={current} onNavigate={onNavigate} />
            ))}
            {entries.map((entry) => (
              <MenuLink
                key={entry.path}
                entry={entry}
                isCurrent={entry.path === current}
                onClick={onNavigate}
              />
            ))}
          </List>
        </Box>
      ))}
    </Box>
  );
}

const hasHeading = (label: ShownGroup['label']) => label !== 'start' && label !== 'settings';

const allEntries = ({ entries, folds }: ShownGroup) => [...entries, ...folds.flatMap((fold) => fold.entries)];

/** The link with the longest path that the address begins with: `/grievance/all` before `/grievance`. */
function currentPath(entries: MenuEntry[], pathname: string, search: string): string | undefined {
  const part = new URLSearchParams(search).get('part');
  return entries
    .flatMap(({ path, holds }) => [path, holds ?? path].map((beginning) => ({ path, beginning })))
    .filter(
      ({ beginning }) =>
        pathname === beginning ||
        pathname.startsWith(`${beginning}/`) ||
        `${pathname}?part=${part}` === beginning,
    )
    .sort((a, b) => b.beginning.length - a.beginning.length)[0]?.path;
}

const HEADING = {
  px: 1.5,
  pt: 0.5,
  pb: 0.25,
  fontSize: '0.8125rem',
  fontWeight: 600,
  color: 'text.secondary',
};

import Box from '@mui/material/Box';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import { alpha } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { use } from 'react';
import { useLocale, useTranslate } from 'react-admin';
import { Link, useLocation } from 'react-router-dom';
import { storedActor } from '#src/authProvider/storedSession.ts';
import { useConfiguration } from '#src/components/data/configuration.ts';
import { type MenuEntry, ScreensContext } from '#src/components/page/screensContext.ts';
import type { Locale } from '#src/i18n/locales.ts';
import { menuOf } from './menu.ts';

/** The links of the sidebar, in groups (SHELL-02 to SHELL-09). */
export function Menu({ onNavigate }: { onNavigate: () => void }) {
  const screens = use(ScreensContext);
  const translate = useTranslate();
  const configuration = useConfiguration();
  const { pathname } = useLocation();
  const actor = storedActor();
  if (!actor || !configuration) return null;
  const groups = menuOf(actor, screens, configuration.groups);
  const current = currentPath(
    groups.flatMap(({ entries }) => entries),
    pathname,
  );
  return (
    <Box component="nav" aria-label={translate('shell.menu.label')} sx={{ py: 1.5, overflowY: 'auto' }}>
      {groups.map(({ label, entries }) => (
        <Box key={label} sx={{ px: 1.5, pb: 1 }}>
          {label !== 'work' && (
            <Typography
              id={`menu-${label}`}
              component="h2"
              sx={{
                px: 1.5,
                pt: 1,
                pb: 0.5,
                fontSize: '0.8125rem',
                fontWeight: 600,
                color: 'text.secondary',
              }}
            >
              {translate(`shell.menu.${label}`)}
            </Typography>
          )}
          <List disablePadding aria-labelledby={label === 'work' ? undefined : `menu-${label}`}>
            {entries.map((entry) => (
              <MenuLink
                key={entry.path}
                entry={entry}
                current={entry.path === current}
                onClick={onNavigate}
              />
            ))}
          </List>
        </Box>
      ))}
    </Box>
  );
}

interface MenuLinkProps {
  entry: MenuEntry;
  current: boolean;
  onClick?: () => void;
}

function MenuLink({ entry: { path, label, icon: Icon }, current, onClick }: MenuLinkProps) {
  const translate = useTranslate();
  const locale = useLocale() as Locale;
  return (
    <ListItem disablePadding sx={{ mb: 0.25 }}>
      <ListItemButton
        component={Link}
        to={path}
        onClick={onClick}
        selected={current}
        aria-current={current ? 'page' : undefined}
        sx={(theme) => ({
          borderRadius: 1,
          py: 0.75,
          '&.Mui-selected, &.Mui-selected:hover': {
            backgroundColor: alpha(theme.palette.primary.main, 0.1),
            color: theme.palette.primary.main,
          },
        })}
      >
        <ListItemIcon sx={{ minWidth: 36, color: 'inherit', opacity: current ? 1 : 0.7 }}>
          <Icon fontSize="small" />
        </ListItemIcon>
        <ListItemText
          primary={typeof label === 'string' ? translate(`shell.menu.${label}`) : (label[locale] ?? label.en)}
          slotProps={{ primary: { variant: 'body2', fontWeight: current ? 600 : 400 } }}
        />
      </ListItemButton>
    </ListItem>
  );
}

/** The link whose target is the longest that the address begins with: `/grievance/all` before `/grievance`. */
function currentPath(entries: MenuEntry[], pathname: string): string | undefined {
  return entries
    .flatMap(({ path, holds }) => [path, holds ?? path].map((beginning) => ({ path, beginning })))
    .filter(({ beginning }) => pathname === beginning || pathname.startsWith(`${beginning}/`))
    .sort((a, b) => b.beginning.length - a.beginning.length)[0]?.path;
}

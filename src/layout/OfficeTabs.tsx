import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { Link, useLocation } from 'react-router-dom';
import { tabsOf } from '#contract/access/menuLinks.ts';
import { storedActor } from '#src/authProvider/storedSession.ts';
import { useConfiguration } from '#src/components/data/configuration.ts';

/** The tabs on top of the office's screens, for those whose sidebar has one link (GRD-03). */
export function OfficeTabs() {
  const translate = useTranslate();
  const configuration = useConfiguration();
  const { pathname } = useLocation();
  const actor = storedActor();
  const tabs = actor && configuration?.groups.office ? tabsOf(actor) : [];
  const current = pathname.replace(/\/+$/, '');
  if (!tabs.some(({ path }) => path === current)) return null;
  return (
    <Box
      component="nav"
      aria-label={translate('shell.menu.tabs')}
      sx={{ display: 'flex', flexWrap: 'wrap', mb: 3, borderBottom: 1, borderColor: 'divider' }}
    >
      {tabs.map(({ path, label }) => (
        <Button
          key={path}
          component={Link}
          to={path}
          aria-current={path === current ? 'page' : undefined}
          color={path === current ? 'primary' : 'inherit'}
          sx={{
            mb: '-1px',
            borderRadius: 0,
            borderBottom: 2,
            borderColor: path === current ? 'primary.main' : 'transparent',
          }}
        >
          {translate(`shell.menu.${label}`)}
        </Button>
      ))}
    </Box>
  );
}

import DarkModeIcon from '@mui/icons-material/DarkModeOutlined';
import LightModeIcon from '@mui/icons-material/LightModeOutlined';
import MenuIcon from '@mui/icons-material/Menu';
import AppBar from '@mui/material/AppBar';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Toolbar from '@mui/material/Toolbar';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useTheme, useTranslate } from 'react-admin';
import { AccountMenu } from './AccountMenu.tsx';
import { Emblem } from './Emblem.tsx';
import { LanguageMenu } from './LanguageMenu.tsx';
import { LateParts } from './LateParts.tsx';

/** Light or dark colours. The choice is stored. */
function ThemeSwitch() {
  const translate = useTranslate();
  const [theme, setTheme] = useTheme();
  const isDark = theme === 'dark';
  return (
    <Tooltip title={translate(isDark ? 'shell.light' : 'shell.dark')}>
      <IconButton color="inherit" onClick={() => setTheme(isDark ? 'light' : 'dark')}>
        {isDark ? <LightModeIcon /> : <DarkModeIcon />}
      </IconButton>
    </Tooltip>
  );
}

interface TopBarProps {
  /** Shown before the language. */
  search: ReactNode;
  menuOpen: boolean;
  onMenu: () => void;
}

/** Product name, search, language, colours, notices and account. */
export function TopBar({ search, menuOpen, onMenu }: TopBarProps) {
  const translate = useTranslate();
  const label = translate(menuOpen ? 'shell.menu.close' : 'shell.menu.open');
  return (
    <AppBar
      position="fixed"
      color="default"
      elevation={0}
      sx={{
        zIndex: (theme) => theme.zIndex.drawer + 1,
        bgcolor: 'background.paper',
        backgroundImage: 'none',
        borderBottom: 1,
        borderColor: 'divider',
        displayPrint: 'none',
      }}
    >
      <Toolbar sx={{ gap: 0.5 }}>
        <IconButton edge="start" color="inherit" aria-label={label} aria-expanded={menuOpen} onClick={onMenu}>
          <MenuIcon />
        </IconButton>
        <Box
          sx={{
            display: 'flex',
            alignItems: 'center',
            gap: 1,
            flexGrow: 1,
            minWidth: 0,
            color: 'primary.main',
          }}
        >
          <Emblem />
          <Typography
            noWrap
            component="p"
            sx={{
              // A phone's bar has only room for the logo and the controls.
              display: { xs: 'none', sm: 'block' },
              fontSize: '1.0625rem',
              fontWeight: 600,
              color: 'text.primary',
            }}
          >
            {translate('auth.title')}
          </Typography>
        </Box>
        {search}
        <LanguageMenu />
        <ThemeSwitch />
        <LateParts slot="topBar" size={40} />
        <AccountMenu />
      </Toolbar>
    </AppBar>
  );
}

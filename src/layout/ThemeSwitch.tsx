import DarkModeIcon from '@mui/icons-material/DarkModeOutlined';
import LightModeIcon from '@mui/icons-material/LightModeOutlined';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import { useTheme, useTranslate } from 'react-admin';

/** Light or dark colours; the choice is remembered. */
export function ThemeSwitch() {
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

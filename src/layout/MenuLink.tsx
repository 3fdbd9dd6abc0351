import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import { useLocale, useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import type { MenuEntry } from '#src/components/page/screensContext.ts';
import type { Locale } from '#src/i18n/locales.ts';

interface MenuLinkProps {
  entry: MenuEntry;
  isCurrent: boolean;
  onClick: () => void;
}

/** A link of the sidebar. */
export function MenuLink({ entry: { path, label, icon: Icon }, isCurrent, onClick }: MenuLinkProps) {
  const translate = useTranslate();
  const locale = useLocale() as Locale;
  return (
    <ListItem disablePadding>
      <ListItemButton
        component={Link}
        to={path}
        onClick={onClick}
        selected={isCurrent}
        aria-current={isCurrent ? 'page' : undefined}
        sx={MENU_ROW}
      >
        <ListItemIcon sx={{ minWidth: 34, color: 'inherit', opacity: isCurrent ? 1 : 0.7 }}>
          <Icon fontSize="small" />
        </ListItemIcon>
        <ListItemText
          primary={typeof label === 'string' ? translate(`shell.menu.${label}`) : (label[locale] ?? label.en)}
          slotProps={{ primary: { variant: 'body2', fontWeight: isCurrent ? 600 : 400 } }}
          sx={{ my: 0 }}
        />
      </ListItemButton>
    </ListItem>
  );
}

/** Low enough to show every group at 800 pixels; on a phone high enough for a thumb. */
export const MENU_ROW = {
  borderRadius: 1,
  py: { xs: 1.25, md: 0.625 },
  '&.Mui-selected, &.Mui-selected:hover': { backgroundColor: 'action.selected' },
};

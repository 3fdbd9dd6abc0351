import ExpandLessIcon from '@mui/icons-material/ExpandLess';
import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemText from '@mui/material/ListItemText';
import { useState } from 'react';
import { useStore, useTranslate } from 'react-admin';
import { useLocation } from 'react-router-dom';
import { MENU_ROW, MenuLink } from './MenuLink.tsx';
import type { ShownGroup } from './menu.ts';

type MenuFoldItemProps = ShownGroup['folds'][number] & {
  /** The path of the active link. */
  current: string | undefined;
  onNavigate: () => void;
};

/** A foldable group of the sidebar, stored per user, and open while one of its pages is shown (GRD-03). */
export function MenuFoldItem({ label, entries, current, onNavigate }: MenuFoldItemProps) {
  const translate = useTranslate();
  const { key } = useLocation();
  const [isPinned, setPinned] = useStore(`taste.menu.${label}`, false);
  const [foldedAt, setFoldedAt] = useState<string>();
  const holdsCurrent = entries.some(({ path }) => path === current);
  const isOpen = isPinned || (holdsCurrent && foldedAt !== key);
  const toggle = () => {
    setPinned(!isOpen);
    setFoldedAt(isOpen ? key : undefined);
  };
  const Icon = isOpen ? ExpandLessIcon : ExpandMoreIcon;
  return (
    <ListItem disablePadding sx={{ display: 'block' }}>
      <ListItemButton onClick={toggle} aria-expanded={isOpen} sx={MENU_ROW}>
        <ListItemText
          primary={translate(`shell.menu.${label}`)}
          slotProps={{ primary: { variant: 'body2', fontWeight: 600 } }}
          sx={{ my: 0 }}
        />
        <Icon fontSize="small" />
      </ListItemButton>
      {isOpen && (
        <List disablePadding aria-label={translate(`shell.menu.${label}`)} sx={{ pl: 1 }}>
          {entries.map((entry) => (
            <MenuLink
              key={entry.path}
              entry={entry}
              isCurrent={entry.path === current}
              onClick={onNavigate}
            />
          ))}
        </List>
      )}
    </ListItem>
  );
}

import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router';
import { useAnchor } from './useAnchor.ts';

interface LinkTab {
  path: string;
  /** Already translated. */
  label: string;
  /** Inside the menu 'More', unless it is open. */
  isRare?: boolean;
}

interface LinkTabsProps {
  /** Already translated. */
  label: string;
  tabs: readonly LinkTab[];
  /** The path of the open tab. */
  current: string;
}

/** Related pages, as tabs on top of each of them. */
export function LinkTabs({ label, tabs, current }: LinkTabsProps) {
  const translate = useTranslate();
  const { anchor, open, close } = useAnchor();
  const rare = tabs.filter(({ path, isRare }) => isRare && path !== current);
  const isMenu = rare.length > 1;
  return (
    <Box component="nav" aria-label={label} sx={TABS}>
      {tabs
        .filter((tab) => !(isMenu && rare.includes(tab)))
        .map((tab) => (
          <Button
            key={tab.path}
            component={Link}
            to={tab.path}
            color="inherit"
            aria-current={tab.path === current ? 'page' : undefined}
            sx={{ ...TAB, borderColor: tab.path === current ? 'primary.main' : 'transparent' }}
          >
            {tab.label}
          </Button>
        ))}
      {isMenu && (
        <>
          <Button
            color="inherit"
            endIcon={<ExpandMoreIcon />}
            aria-haspopup="menu"
            aria-expanded={Boolean(anchor)}
            onClick={open}
            sx={{ ...TAB, borderColor: 'transparent' }}
          >
            {translate('shell.menu.more')}
          </Button>
          <Menu anchorEl={anchor} open={Boolean(anchor)} onClose={close}>
            {rare.map(({ path, label: name }) => (
              <MenuItem key={path} component={Link} to={path} onClick={close}>
                {name}
              </MenuItem>
            ))}
          </Menu>
        </>
      )}
    </Box>
  );
}

const TABS = { display: 'flex', flexWrap: 'wrap', mb: 2, borderBottom: 1, borderColor: 'divider' };
const TAB = { mb: '-1px', borderRadius: 0, borderBottom: 2 };

import CheckIcon from '@mui/icons-material/Check';
import DevicesIcon from '@mui/icons-material/DevicesOutlined';
import LeaveIcon from '@mui/icons-material/EventBusyOutlined';
import KeyboardIcon from '@mui/icons-material/KeyboardOutlined';
import KeyIcon from '@mui/icons-material/KeyOutlined';
import LogoutIcon from '@mui/icons-material/LogoutOutlined';
import PersonIcon from '@mui/icons-material/PersonOutlined';
import Avatar from '@mui/material/Avatar';
import Box from '@mui/material/Box';
import Divider from '@mui/material/Divider';
import IconButton from '@mui/material/IconButton';
import ListItemIcon from '@mui/material/ListItemIcon';
import MenuItem from '@mui/material/MenuItem';
import MenuList from '@mui/material/MenuList';
import Popover from '@mui/material/Popover';
import Typography from '@mui/material/Typography';
import { useLogout, useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { hasProfileEntry } from '#contract/access/access.ts';
import { hasCapability } from '#src/authProvider/capabilities.ts';
import { storedSession } from '#src/authProvider/storedSession.ts';
import { useNameIn } from '#src/components/format/useNameIn.ts';
import { useKeysOn } from '#src/components/keys/useKeys.ts';
import { useAnchor } from '#src/components/page/useAnchor.ts';

/** The signed-in user, with profile (SHELL-10), password, sessions and sign-out (AUTH-09). */
export function AccountMenu() {
  const translate = useTranslate();
  const logOut = useLogout();
  const { anchor, open, close } = useAnchor();
  const nameIn = useNameIn();
  const hasDesk = hasCapability('desk');
  const hasLeave = hasCapability('teamwork');
  const session = storedSession();
  if (!session) return null;
  const { user, role, parliament, assembly } = session;
  const label = translate('shell.account.open', { name: user.name });
  const place = nameIn(assembly ?? parliament);
  return (
    <>
      <IconButton onClick={open} aria-haspopup="dialog" aria-expanded={Boolean(anchor)} aria-label={label}>
        <Avatar
          sx={{
            width: 32,
            height: 32,
            fontSize: '0.9375rem',
            bgcolor: 'primary.main',
            color: 'primary.contrastText',
          }}
        >
          {initial(user.name)}
        </Avatar>
      </IconButton>
      <Popover
        anchorEl={anchor}
        open={Boolean(anchor)}
        onClose={close}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: 'top', horizontal: 'right' }}
        slotProps={{ paper: { role: 'dialog', 'aria-label': label } }}
      >
        <Box sx={{ px: 2, py: 1.5, maxWidth: 280 }}>
          <Typography sx={{ fontWeight: 600 }}>{user.name}</Typography>
          <Typography variant="body2" color="textSecondary">
            {[translate(`shell.role.${role}`, { _: role }), place].filter(Boolean).join(' · ')}
          </Typography>
        </Box>
        <Divider />
        <MenuList autoFocusItem onClick={close}>
          {hasProfileEntry({ role }) && (
            <MenuItem component={Link} to="/profile">
              <ListItemIcon>
                <PersonIcon fontSize="small" />
              </ListItemIcon>
              {translate('shell.account.profile')}
            </MenuItem>
          )}
          <MenuItem component={Link} to="/changePassword">
            <ListItemIcon>
              <KeyIcon fontSize="small" />
            </ListItemIcon>
            {translate('shell.account.password')}
          </MenuItem>
          {hasDesk && (
            <MenuItem component={Link} to="/changePassword#sessions">
              <ListItemIcon>
                <DevicesIcon fontSize="small" />
              </ListItemIcon>
              {translate('shell.account.sessions')}
            </MenuItem>
          )}
          {hasLeave && (
            <MenuItem component={Link} to="/grievance/leave">
              <ListItemIcon>
                <LeaveIcon fontSize="small" />
              </ListItemIcon>
              {translate('shell.account.leave')}
            </MenuItem>
          )}
          {hasDesk && <KeysSwitch />}
          <MenuItem onClick={() => void logOut()}>
            <ListItemIcon>
              <LogoutIcon fontSize="small" />
            </ListItemIcon>
            {translate('shell.account.logout')}
          </MenuItem>
        </MenuList>
      </Popover>
    </>
  );
}

/** Switches the keys on or off. The menu stays open, so that the change is visible (DESK-02). */
function KeysSwitch() {
  const translate = useTranslate();
  const [isOn, setOn] = useKeysOn();
  return (
    <MenuItem
      role="menuitemcheckbox"
      aria-checked={isOn}
      onClick={(event) => {
        event.stopPropagation();
        setOn(!isOn);
      }}
    >
      <ListItemIcon>
        <KeyboardIcon fontSize="small" />
      </ListItemIcon>
      {translate('shell.account.keys')}
      <CheckIcon fontSize="small" sx={{ ml: 'auto', visibility: isOn ? 'visible' : 'hidden' }} />
    </MenuItem>
  );
}

/** The first letter as a reader sees it: a Telugu syllable has several characters. */
function initial(name: string): string {
  const [first] = new Intl.Segmenter(undefined, { granularity: 'grapheme' }).segment(name.trim());
  return first?.segment.toUpperCase() ?? '';
}

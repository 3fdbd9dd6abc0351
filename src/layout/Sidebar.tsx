import Drawer from '@mui/material/Drawer';
import Toolbar from '@mui/material/Toolbar';
import type { ReactNode } from 'react';

const SIDEBAR_WIDTH = 264;

interface SidebarProps {
  /** On a phone it lies over the page, elsewhere it stands beside it. */
  phone: boolean;
  open: boolean;
  onClose: () => void;
  /** What a screen reader calls the drawer while it lies over the page. */
  label: string;
  children: ReactNode;
}

/** The drawer that holds the menu, below the top bar. */
export const Sidebar = ({ phone, open, onClose, label, children }: SidebarProps) => (
  <Drawer
    variant={phone ? 'temporary' : 'persistent'}
    open={open}
    onClose={onClose}
    slotProps={{ paper: phone ? { 'aria-label': label } : {} }}
    sx={{
      width: open ? SIDEBAR_WIDTH : 0,
      flexShrink: 0,
      displayPrint: 'none',
      '& .MuiDrawer-paper': { width: SIDEBAR_WIDTH, maxWidth: '85vw' },
    }}
  >
    <Toolbar />
    {children}
  </Drawer>
);

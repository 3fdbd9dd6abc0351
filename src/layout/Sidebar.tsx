import Drawer from '@mui/material/Drawer';
import Toolbar from '@mui/material/Toolbar';
import type { ReactNode } from 'react';

export const SIDEBAR_WIDTH = 264;

interface SidebarProps {
  /** On a phone it lies over the page, elsewhere it stands beside it. */
  phone: boolean;
  open: boolean;
  onClose: () => void;
  children: ReactNode;
}

/** The drawer that holds the menu, below the top bar. */
export const Sidebar = ({ phone, open, onClose, children }: SidebarProps) => (
  <Drawer
    variant={phone ? 'temporary' : 'persistent'}
    open={open}
    onClose={onClose}
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

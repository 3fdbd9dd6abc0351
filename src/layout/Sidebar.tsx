import Drawer from '@mui/material/Drawer';
import Toolbar from '@mui/material/Toolbar';
import type { ReactNode } from 'react';

const SIDEBAR_WIDTH = 264;

interface SidebarProps {
  /** On a phone the sidebar covers the page, on other screens it is at its side. */
  phone: boolean;
  open: boolean;
  onClose: () => void;
  /** The drawer's name for screen readers while it covers the page. */
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

import AllInboxIcon from '@mui/icons-material/AllInboxOutlined';
import AutorenewIcon from '@mui/icons-material/Autorenew';
import InboxIcon from '@mui/icons-material/MarkEmailUnreadOutlined';
import TaskIcon from '@mui/icons-material/TaskAltOutlined';
import type { SvgIconProps } from '@mui/material/SvgIcon';
import type { ComponentType } from 'react';

/** The colours of a count: red is open, blue in progress, green closed (DASH-02). */
export interface Tone {
  icon: ComponentType<SvgIconProps>;
  color: 'error' | 'info' | 'success' | 'secondary';
}

export const TONES = {
  open: { icon: InboxIcon, color: 'error' },
  allComplaints: { icon: AllInboxIcon, color: 'secondary' },
  inProgress: { icon: AutorenewIcon, color: 'info' },
  closed: { icon: TaskIcon, color: 'success' },
} as const satisfies Record<string, Tone>;

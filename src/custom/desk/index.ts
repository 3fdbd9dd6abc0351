import StaffIcon from '@mui/icons-material/BadgeOutlined';
import PrivacyIcon from '@mui/icons-material/PrivacyTipOutlined';
import SettingsIcon from '@mui/icons-material/SettingsOutlined';
import TodayIcon from '@mui/icons-material/TodayOutlined';
import UploadFileIcon from '@mui/icons-material/UploadFileOutlined';
import type { Capability } from '#src/components/slots/capability.ts';

export const desk: Capability = {
  name: 'desk',
  menu: [
    { group: 'work', path: '/grievance/day', icon: TodayIcon },
    { group: 'work', path: '/grievanceincharge/add', label: 'staff', icon: StaffIcon },
    { group: 'administration', path: '/grievance/import', label: 'importGrievances', icon: UploadFileIcon },
    {
      group: 'administration',
      path: '/privacy/access',
      holds: '/privacy',
      label: 'privacy',
      icon: PrivacyIcon,
    },
    { group: 'settings', path: '/grievance/settings', icon: SettingsIcon },
  ],
  settings: [
    {
      id: 'calendar',
      words: 'calendar.section',
      form: () => import('./calendar/CalendarPart.tsx'),
      value: () => import('./calendar/CalendarValue.tsx'),
    },
  ],
};

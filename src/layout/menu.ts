import AdminPanelSettingsIcon from '@mui/icons-material/AdminPanelSettingsOutlined';
import AllInboxIcon from '@mui/icons-material/AllInboxOutlined';
import AssignmentIcon from '@mui/icons-material/AssignmentOutlined';
import ConstructionIcon from '@mui/icons-material/ConstructionOutlined';
import ContactsIcon from '@mui/icons-material/ContactsOutlined';
import DashboardIcon from '@mui/icons-material/DashboardOutlined';
import EventIcon from '@mui/icons-material/EventOutlined';
import FlagIcon from '@mui/icons-material/FlagOutlined';
import GavelIcon from '@mui/icons-material/GavelOutlined';
import GroupsIcon from '@mui/icons-material/GroupsOutlined';
import HowToRegIcon from '@mui/icons-material/HowToRegOutlined';
import LocationIcon from '@mui/icons-material/LocationOnOutlined';
import NewspaperIcon from '@mui/icons-material/NewspaperOutlined';
import PersonAddIcon from '@mui/icons-material/PersonAddOutlined';
import PersonPinIcon from '@mui/icons-material/PersonPinCircleOutlined';
import PhotoIcon from '@mui/icons-material/PhotoLibraryOutlined';
import PrivacyIcon from '@mui/icons-material/PrivacyTipOutlined';
import RecordVoiceIcon from '@mui/icons-material/RecordVoiceOverOutlined';
import SupervisorIcon from '@mui/icons-material/SupervisorAccountOutlined';
import SupportAgentIcon from '@mui/icons-material/SupportAgentOutlined';
import TuneIcon from '@mui/icons-material/TuneOutlined';
import UploadFileIcon from '@mui/icons-material/UploadFileOutlined';
import VideoIcon from '@mui/icons-material/VideoLibraryOutlined';
import VisibilityIcon from '@mui/icons-material/VisibilityOutlined';
import VolunteerIcon from '@mui/icons-material/VolunteerActivismOutlined';
import type { SvgIconProps } from '@mui/material/SvgIcon';
import type { ComponentType } from 'react';
import type { Role } from '../../contract/access.ts';
import type { Configuration } from '../../contract/configuration.ts';
import { hasMenuLink, type ScreenPath } from '../../contract/screens.ts';

export interface MenuEntry {
  path: ScreenPath;
  /** Key below `shell.menu`. */
  label: string;
  icon: ComponentType<SvgIconProps>;
}

export interface MenuGroup {
  /** Key below `shell.menu`; the first group has no heading. */
  label?: string;
  /** The switch of the configuration that takes the whole group away (SHELL-09). */
  flag?: keyof Configuration['groups'];
  entries: MenuEntry[];
}

/** The sidebar from top to bottom; who sees which link stands in the contract (SHELL-02 to SHELL-08). */
const groups: MenuGroup[] = [
  {
    entries: [
      { path: '/dashboard', label: 'dashboard', icon: DashboardIcon },
      { path: '/grievance', label: 'grievances', icon: AssignmentIcon },
      { path: '/grievance/admin', label: 'myGrievances', icon: AssignmentIcon },
      { path: '/grievance/all', label: 'allGrievances', icon: AllInboxIcon },
      { path: '/grievanceincharge/add', label: 'grievanceIncharge', icon: SupportAgentIcon },
    ],
  },
  {
    label: 'updates',
    flag: 'updates',
    entries: [
      { path: '/gallery', label: 'gallery', icon: PhotoIcon },
      { path: '/video', label: 'video', icon: VideoIcon },
      { path: '/news', label: 'news', icon: NewspaperIcon },
      { path: '/event', label: 'event', icon: EventIcon },
      { path: '/achievement', label: 'achievement', icon: ConstructionIcon },
      { path: '/policy', label: 'policy', icon: GavelIcon },
      { path: '/milestone', label: 'milestone', icon: FlagIcon },
    ],
  },
  {
    label: 'contacts',
    flag: 'contacts',
    entries: [
      { path: '/contacts/add', label: 'departmentContacts', icon: ContactsIcon },
      { path: '/administator/add', label: 'administrativeOfficials', icon: AdminPanelSettingsIcon },
    ],
  },
  {
    label: 'incharges',
    flag: 'inCharges',
    entries: [
      { path: '/incharger/add', label: 'areaIncharge', icon: PersonPinIcon },
      { path: '/divisonIncharge/add', label: 'divisionIncharge', icon: SupervisorIcon },
    ],
  },
  {
    label: 'people',
    flag: 'leaders',
    entries: [
      { path: '/leader', label: 'leaders', icon: HowToRegIcon },
      { path: '/volunteers', label: 'volunteers', icon: VolunteerIcon },
      { path: '/users', label: 'partyLeaders', icon: GroupsIcon },
      { path: '/candidate', label: 'candidates', icon: RecordVoiceIcon },
      { path: '/add', label: 'addUser', icon: PersonAddIcon },
    ],
  },
  {
    label: 'masterDataGroup',
    flag: 'masterData',
    entries: [
      { path: '/masterdata', label: 'masterData', icon: TuneIcon },
      { path: '/area', label: 'area', icon: LocationIcon },
      { path: '/grievance/import', label: 'importGrievances', icon: UploadFileIcon },
    ],
  },
  {
    label: 'privacyGroup',
    entries: [
      { path: '/privacy/access', label: 'accessLog', icon: VisibilityIcon },
      { path: '/privacy/person', label: 'personalData', icon: PrivacyIcon },
    ],
  },
];

/** What a role's sidebar shows: links to screens that exist, in groups that are switched on and not empty. */
export function menuOf(
  role: Role,
  exists: (path: ScreenPath) => boolean,
  switches: Configuration['groups'],
): MenuGroup[] {
  return groups
    .filter(({ flag }) => !flag || switches[flag])
    .map((group) => ({
      ...group,
      entries: group.entries.filter(({ path }) => hasMenuLink(role, path) && exists(path)),
    }))
    .filter(({ entries }) => entries.length > 0);
}

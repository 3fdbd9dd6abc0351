import AllInboxIcon from '@mui/icons-material/AllInboxOutlined';
import AssignmentIcon from '@mui/icons-material/AssignmentOutlined';
import WorkloadIcon from '@mui/icons-material/BalanceOutlined';
import DashboardIcon from '@mui/icons-material/DashboardOutlined';
import VerifyIcon from '@mui/icons-material/FactCheckOutlined';
import ReferralsIcon from '@mui/icons-material/ForwardToInboxOutlined';
import GroupsIcon from '@mui/icons-material/GroupsOutlined';
import HowToRegIcon from '@mui/icons-material/HowToRegOutlined';
import LocationIcon from '@mui/icons-material/LocationOnOutlined';
import RegistersIcon from '@mui/icons-material/MenuBookOutlined';
import PeopleIcon from '@mui/icons-material/PeopleAltOutlined';
import PersonAddIcon from '@mui/icons-material/PersonAddOutlined';
import PersonPinIcon from '@mui/icons-material/PersonPinCircleOutlined';
import CallsIcon from '@mui/icons-material/PhoneInTalkOutlined';
import PrivacyIcon from '@mui/icons-material/PrivacyTipOutlined';
import SettingsIcon from '@mui/icons-material/SettingsOutlined';
import MessagesIcon from '@mui/icons-material/SmsOutlined';
import SupportAgentIcon from '@mui/icons-material/SupportAgentOutlined';
import TodayIcon from '@mui/icons-material/TodayOutlined';
import TuneIcon from '@mui/icons-material/TuneOutlined';
import UploadFileIcon from '@mui/icons-material/UploadFileOutlined';
import VisibilityIcon from '@mui/icons-material/VisibilityOutlined';
import VolunteerIcon from '@mui/icons-material/VolunteerActivismOutlined';
import { hasMenuLink, TABS } from '#contract/access/menuLinks.ts';
import type { Rights } from '#contract/access/policies.ts';
import { maySee, type ScreenPath } from '#contract/access/screens.ts';
import type { Configuration } from '#contract/kernel/configuration.ts';
import type { MenuEntry, MenuGroup, Screens } from '#src/components/page/screensContext.ts';

interface PageLink extends MenuEntry {
  path: ScreenPath;
}

const ICONS: Record<Exclude<(typeof TABS)[number]['path'], '/grievance'>, MenuEntry['icon']> = {
  '/grievance/day': TodayIcon,
  '/grievance/verify': VerifyIcon,
  '/grievance/people': PeopleIcon,
  '/grievance/calls': CallsIcon,
  '/grievance/causes': GroupsIcon,
  '/grievance/registers': RegistersIcon,
  '/grievance/workload': WorkloadIcon,
  '/grievance/referrals': ReferralsIcon,
  '/grievance/messages': MessagesIcon,
  '/grievance/settings': SettingsIcon,
};

interface Group {
  label: MenuGroup;
  /** The switch of the configuration that takes the whole group away (SHELL-09). */
  flag?: keyof Configuration['groups'];
  /** Pages above and below the resources that the list of resources puts into the group. */
  pages: PageLink[];
  last?: PageLink[];
}

/** The screens that staff have as tabs (GRD-03); the list is among the links of grievances. */
const officePages = TABS.flatMap((tab): PageLink[] =>
  tab.path === '/grievance' ? [] : [{ ...tab, icon: ICONS[tab.path] }],
);

/** The sidebar from top to bottom; who sees which page stands in the contract (SHELL-02 to SHELL-08). */
const groups: Group[] = [
  {
    label: 'work',
    pages: [
      { path: '/dashboard', label: 'dashboard', icon: DashboardIcon },
      { path: '/grievance', label: 'grievances', icon: AssignmentIcon },
      { path: '/grievance/admin', label: 'myGrievances', icon: AssignmentIcon },
      { path: '/grievance/all', label: 'allGrievances', icon: AllInboxIcon },
      { path: '/grievanceincharge/add', label: 'grievanceIncharge', icon: SupportAgentIcon },
    ],
  },
  { label: 'office', flag: 'office', pages: officePages },
  { label: 'updates', flag: 'updates', pages: [] },
  { label: 'contacts', flag: 'contacts', pages: [] },
  {
    label: 'incharges',
    flag: 'inCharges',
    pages: [{ path: '/incharger/add', label: 'areaIncharge', icon: PersonPinIcon }],
  },
  {
    label: 'people',
    flag: 'leaders',
    pages: [
      { path: '/leader', label: 'leaders', icon: HowToRegIcon },
      { path: '/volunteers', label: 'volunteers', icon: VolunteerIcon },
    ],
    last: [{ path: '/add', holds: '/users/add', label: 'addUser', icon: PersonAddIcon }],
  },
  {
    label: 'masterDataGroup',
    flag: 'masterData',
    pages: [
      { path: '/masterdata', label: 'masterData', icon: TuneIcon },
      { path: '/area', label: 'area', icon: LocationIcon },
      { path: '/grievance/import', label: 'importGrievances', icon: UploadFileIcon },
    ],
  },
  {
    label: 'privacyGroup',
    pages: [
      { path: '/privacy/access', label: 'accessLog', icon: VisibilityIcon },
      { path: '/privacy/person', label: 'personalData', icon: PrivacyIcon },
    ],
  },
];

/** What a sidebar shows: links to what one may open, in groups that are switched on and not empty. */
export function menuOf(
  rights: Rights,
  { table, links }: Pick<Screens, 'table' | 'links'>,
  switches: Configuration['groups'],
): { label: MenuGroup; entries: MenuEntry[] }[] {
  const linked = (pages: PageLink[] = []) => pages.filter(({ path }) => hasMenuLink(rights, path));
  const resourcesOf = (label: MenuGroup) =>
    links.filter(({ group, path }) => group === label && maySee(rights, path, table));
  return groups
    .filter(({ flag }) => !flag || switches[flag])
    .map(({ label, pages, last }) => ({
      label,
      entries: [...linked(pages), ...resourcesOf(label), ...linked(last)],
    }))
    .filter(({ entries }) => entries.length > 0);
}

import AllInboxIcon from '@mui/icons-material/AllInboxOutlined';
import AssignmentIcon from '@mui/icons-material/AssignmentOutlined';
import DashboardIcon from '@mui/icons-material/DashboardOutlined';
import HowToRegIcon from '@mui/icons-material/HowToRegOutlined';
import LocationIcon from '@mui/icons-material/LocationOnOutlined';
import PersonAddIcon from '@mui/icons-material/PersonAddOutlined';
import PersonIcon from '@mui/icons-material/PersonOutlined';
import PersonPinIcon from '@mui/icons-material/PersonPinCircleOutlined';
import SupportAgentIcon from '@mui/icons-material/SupportAgentOutlined';
import TuneIcon from '@mui/icons-material/TuneOutlined';
import VolunteerIcon from '@mui/icons-material/VolunteerActivismOutlined';
import { hasMenuLink, hasOfficeLink, TABS } from '#contract/access/menuLinks.ts';
import type { Rights } from '#contract/access/policies.ts';
import { maySee, type ScreenPath } from '#contract/access/screens.ts';
import type { Configuration } from '#contract/kernel/configuration.ts';
import {
  MENU_FOLDS,
  type MenuEntry,
  type MenuFold,
  type MenuGroup,
  type Screens,
} from '#src/components/page/screensContext.ts';
import type { CapabilityLink } from '#src/components/slots/capability.ts';

interface PageLink extends MenuEntry {
  path: ScreenPath;
}

interface Group {
  label: MenuGroup;
  /** The switch of the configuration that takes pages and resources of the group away (SHELL-09). */
  flag?: keyof Configuration['groups'];
  /** Pages above and below the resources that the list of resources puts into the group. */
  pages?: PageLink[];
  last?: PageLink[];
}

/** The sidebar from top to bottom; who sees which page stands in the contract (SHELL-02 to SHELL-08). */
const groups: Group[] = [
  {
    label: 'start',
    pages: [
      { path: '/dashboard', label: 'dashboard', icon: DashboardIcon },
      { path: '/grievance', label: 'grievances', icon: AssignmentIcon },
      { path: '/grievance/admin', label: 'myGrievances', icon: AssignmentIcon },
      { path: '/grievance/all', label: 'allGrievances', icon: AllInboxIcon },
      { path: '/grievanceincharge/add', label: 'grievanceIncharge', icon: SupportAgentIcon },
    ],
  },
  { label: 'office' },
  { label: 'updates', flag: 'updates' },
  { label: 'contacts', flag: 'contacts' },
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
    label: 'administration',
    flag: 'masterData',
    pages: [
      { path: '/masterdata', label: 'masterData', icon: TuneIcon },
      { path: '/area', label: 'area', icon: LocationIcon },
    ],
  },
  { label: 'settings' },
];

/** A group as somebody sees it: its links, and groups in it that are folded at first. */
export interface ShownGroup {
  label: MenuGroup;
  entries: MenuEntry[];
  folds: { label: MenuFold; entries: MenuEntry[] }[];
}

/** What a sidebar shows: links to what one may open, in groups that are switched on and not empty. */
export function menuOf(
  rights: Rights,
  { table, links }: Pick<Screens, 'table' | 'links'>,
  switches: Configuration['groups'],
  ofCapabilities: readonly CapabilityLink[],
): ShownGroup[] {
  const linked = (pages: PageLink[] = []) => pages.filter(({ path }) => hasMenuLink(rights, path));
  const resourcesOf = (label: MenuGroup) =>
    links.filter(({ group, path }) => group === label && maySee(rights, path, table));
  /** One switch takes the screens of the office away; what only an administrator has stays. */
  const officeLinks = (label: MenuGroup | MenuFold) =>
    (label === 'administration' || switches.office ? ofCapabilities : [])
      .filter(({ group, path }) => group === label && hasOfficeLink(rights, path))
      .map(entryOf);
  return groups
    .map(({ label, flag, pages, last }) => {
      const isOn = !flag || switches[flag];
      return {
        label,
        entries: [
          ...(isOn ? [...linked(pages), ...resourcesOf(label)] : []),
          ...officeLinks(label),
          ...(isOn ? linked(last) : []),
        ],
        folds:
          label === 'office' ? MENU_FOLDS.map((fold) => ({ label: fold, entries: officeLinks(fold) })) : [],
      };
    })
    .map((group) => ({ ...group, folds: group.folds.filter(({ entries }) => entries.length > 0) }))
    .filter(({ entries, folds }) => entries.length + folds.length > 0);
}

/** For whom the profile comes first, it is all there is (AUTH-07). */
export const PROFILE_ALONE: ShownGroup[] = [
  { label: 'start', entries: [{ path: '/profile', label: 'profile', icon: PersonIcon }], folds: [] },
];

function entryOf({ path, part, label, holds, icon }: CapabilityLink): MenuEntry {
  const tab = TABS.find((each) => each.path === path);
  return {
    path: part ? `${path}?part=${part}` : path,
    label: label ?? tab?.label ?? path,
    icon,
    ...((holds ?? tab?.holds) && !part && { holds: holds ?? tab?.holds }),
  };
}

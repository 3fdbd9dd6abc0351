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
  /** The switch of the configuration that removes the group's pages and resources (SHELL-09). */
  flag?: keyof Configuration['groups'];
  /** Pages above and below the group's resources. */
  pages?: PageLink[];
  last?: PageLink[];
}

/** The sidebar from top to bottom. The contract says who sees which page (SHELL-02 to SHELL-08). */
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

/** A group as the user sees it: links, and folded groups. */
export interface ShownGroup {
  label: MenuGroup;
  entries: MenuEntry[];
  folds: { label: MenuFold; entries: MenuEntry[] }[];
}

/** The sidebar of a user: permitted links, in groups that are switched on and not empty. */
export function menuOf(
  rights: Rights,
  { table, links }: Pick<Screens, 'table' | 'links'>,
  switches: Configuration['groups'],
  ofCapabilities: readonly CapabilityLink[],
): ShownGroup[] {
  const linked = (pages: PageLink[] = []) => pages.filter(({ path }) => hasMenuLink(rights, path));
  const resourcesOf = (label: MenuGroup) =>
    links.filter(({ group, path }) => group === label && maySee(rights, path, table));
  /** One switch removes the office's screens; those of administrators stay. */
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

/** Users who must complete their profile see only that (AUTH-07). */
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

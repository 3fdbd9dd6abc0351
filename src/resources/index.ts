import AdminPanelSettingsIcon from '@mui/icons-material/AdminPanelSettingsOutlined';
import ConstructionIcon from '@mui/icons-material/ConstructionOutlined';
import ContactsIcon from '@mui/icons-material/ContactsOutlined';
import EventIcon from '@mui/icons-material/EventOutlined';
import FlagIcon from '@mui/icons-material/FlagOutlined';
import GavelIcon from '@mui/icons-material/GavelOutlined';
import GroupsIcon from '@mui/icons-material/GroupsOutlined';
import NewspaperIcon from '@mui/icons-material/NewspaperOutlined';
import PhotoIcon from '@mui/icons-material/PhotoLibraryOutlined';
import RecordVoiceIcon from '@mui/icons-material/RecordVoiceOverOutlined';
import SupervisorIcon from '@mui/icons-material/SupervisorAccountOutlined';
import VideoIcon from '@mui/icons-material/VideoLibraryOutlined';
import { user } from '#contract/accounts/user.ts';
import { complaint as complaintContract } from '#contract/complaints/complaint.ts';
import { administator } from '#contract/contacts/administator.ts';
import { departmentContact } from '#contract/contacts/contact.ts';
import { divisionIncharge } from '#contract/contacts/divisionIncharge.ts';
import { achievement } from '#contract/content/achievement.ts';
import { event } from '#contract/content/event.ts';
import { gallery } from '#contract/content/gallery.ts';
import { milestone } from '#contract/content/milestone.ts';
import { news } from '#contract/content/news.ts';
import { policy } from '#contract/content/policy.ts';
import { video } from '#contract/content/video.ts';
import { candidate } from '#contract/leaders/candidate.ts';
import type { ResourceEntry } from '#src/declare/entry.ts';
import complaint from './complaint.tsx';

/**
 * Every resource of the admin, in the order of the sidebar: its contract, its link, and the declaration from which
 * its screens are made when they are opened.
 */
export const entries: readonly ResourceEntry[] = [
  {
    contract: complaintContract,
    paths: {
      list: '/grievance/all',
      create: null,
      show: '/grievance/:id',
      edit: '/grievance/update/:id',
    },
    firstViews: ['list'],
    fetchesAlone: true,
    load: async () => ({ default: complaint }),
  },
  {
    contract: gallery,
    menu: {
      group: 'updates',
      icon: PhotoIcon,
      label: { en: 'Gallery', te: 'గ్యాలరీ', hi: 'गैलरी' },
    },
    paths: { show: '/gallery/gallery/:id' },
    load: () => import('./gallery.tsx'),
  },
  {
    contract: video,
    menu: {
      group: 'updates',
      icon: VideoIcon,
      label: { en: 'Video', te: 'వీడియో', hi: 'वीडियो' },
    },
    paths: { show: null },
    load: () => import('./video.tsx'),
  },
  {
    contract: news,
    menu: {
      group: 'updates',
      icon: NewspaperIcon,
      label: { en: 'News', te: 'వార్తలు', hi: 'समाचार' },
    },
    load: () => import('./news.tsx'),
  },
  {
    contract: event,
    menu: {
      group: 'updates',
      icon: EventIcon,
      label: { en: 'Events', te: 'కార్యక్రమాలు', hi: 'कार्यक्रम' },
    },
    load: () => import('./event.tsx'),
  },
  {
    contract: achievement,
    menu: {
      group: 'updates',
      icon: ConstructionIcon,
      label: { en: 'Developments', te: 'అభివృద్ధి పనులు', hi: 'विकास कार्य' },
    },
    paths: { edit: '/achievement/update-achievements/:id' },
    load: () => import('./achievement.tsx'),
  },
  {
    contract: policy,
    menu: {
      group: 'updates',
      icon: GavelIcon,
      label: { en: 'Policies', te: 'విధానాలు', hi: 'नीतियाँ' },
    },
    paths: {
      create: '/policy/add',
      show: '/policy/view-govtpolicy/:id',
      edit: '/policy/update-govtpolicy/:id',
    },
    load: () => import('./policy.tsx'),
  },
  {
    contract: milestone,
    menu: {
      group: 'updates',
      icon: FlagIcon,
      label: { en: 'Milestones', te: 'మైలురాళ్లు', hi: 'उपलब्धियाँ' },
    },
    load: () => import('./milestone.tsx'),
  },
  {
    contract: departmentContact,
    menu: {
      group: 'contacts',
      icon: ContactsIcon,
      label: { en: 'Department Contacts', te: 'శాఖల సంప్రదింపులు', hi: 'विभागीय संपर्क' },
    },
    paths: {
      list: '/contacts/add',
      create: '/contacts/add',
      show: '/contacts/:id',
      edit: '/contacts/update/:id',
    },
    load: () => import('./contact.tsx'),
  },
  {
    contract: administator,
    menu: {
      group: 'contacts',
      icon: AdminPanelSettingsIcon,
      label: { en: 'Administrative Officials', te: 'పరిపాలనా అధికారులు', hi: 'प्रशासनिक अधिकारी' },
    },
    paths: { list: '/administator/add', create: '/administator/add' },
    load: () => import('./administator.tsx'),
  },
  {
    contract: divisionIncharge,
    menu: {
      group: 'incharges',
      icon: SupervisorIcon,
      label: { en: 'Division In-charge', te: 'డివిజన్ ఇన్‌చార్జ్', hi: 'मंडल प्रभारी' },
    },
    paths: { list: '/divisonIncharge/add', create: '/divisonIncharge/add', show: null, edit: null },
    load: () => import('./divisionIncharge.tsx'),
  },
  {
    contract: user,
    menu: {
      group: 'people',
      icon: GroupsIcon,
      label: { en: 'Party Leaders', te: 'పార్టీ నాయకులు', hi: 'पार्टी नेता' },
    },
    paths: { list: '/users', create: '/users/add', show: null, edit: '/users/update/:id' },
    load: () => import('./user.tsx'),
  },
  {
    contract: candidate,
    menu: {
      group: 'people',
      icon: RecordVoiceIcon,
      label: { en: 'Candidates', te: 'అభ్యర్థులు', hi: 'उम्मीदवार' },
    },
    paths: { list: '/candidate', create: '/candidate', show: null },
    load: () => import('./candidate.tsx'),
  },
];

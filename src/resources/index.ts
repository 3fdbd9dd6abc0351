import { achievement } from '../../contract/achievement.ts';
import { administator } from '../../contract/administator.ts';
import { candidate } from '../../contract/candidate.ts';
import { departmentContact } from '../../contract/contact.ts';
import { divisionIncharge } from '../../contract/divisionIncharge.ts';
import { event } from '../../contract/event.ts';
import { gallery } from '../../contract/gallery.ts';
import { milestone } from '../../contract/milestone.ts';
import { news } from '../../contract/news.ts';
import { policy } from '../../contract/policy.ts';
import { user } from '../../contract/user.ts';
import { video } from '../../contract/video.ts';
import type { ResourceEntry } from '../declare/entry.ts';

/** Every resource of the admin, one line each; its screens are fetched when they are opened. */
export const entries: readonly ResourceEntry[] = [
  { contract: event, load: () => import('./event.tsx') },
  { contract: gallery, paths: { show: '/gallery/gallery/:id' }, load: () => import('./gallery.tsx') },
  { contract: video, paths: { show: null }, load: () => import('./video.tsx') },
  { contract: news, load: () => import('./news.tsx') },
  { contract: milestone, load: () => import('./milestone.tsx') },
  {
    contract: achievement,
    paths: { edit: '/achievement/update-achievements/:id' },
    load: () => import('./achievement.tsx'),
  },
  {
    contract: policy,
    paths: {
      create: '/policy/add',
      show: '/policy/view-govtpolicy/:id',
      edit: '/policy/update-govtpolicy/:id',
    },
    load: () => import('./policy.tsx'),
  },
  {
    contract: divisionIncharge,
    paths: { list: '/divisonIncharge/add', create: '/divisonIncharge/add', show: null, edit: null },
    load: () => import('./divisionIncharge.tsx'),
  },
  {
    contract: departmentContact,
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
    paths: { list: '/administator/add', create: '/administator/add' },
    load: () => import('./administator.tsx'),
  },
  {
    contract: user,
    paths: { list: '/users', create: '/users/add', show: null, edit: '/users/update/:id' },
    load: () => import('./user.tsx'),
  },
  {
    contract: candidate,
    paths: { list: '/candidate', create: '/candidate', show: null, edit: null },
    load: () => import('./candidate.tsx'),
  },
];

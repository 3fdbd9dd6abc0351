import { type Case, pageOf, post } from './case.ts';
import type { Who } from './desk.ts';
import { creation, detail, exportStart, NEW, timeline } from './recordFloors.ts';

const shown = (who: Who): Case => ({
  title: 'one complaint',
  who,
  ask: (nextId) => ({ path: `complaint/${nextId()}?media=1&response=1` }),
  floor: detail,
});

const created = (who: Who): Case => ({
  title: 'create',
  who,
  ask: post('complaint', NEW),
  floor: creation,
});

export const recordCases: readonly Case[] = [
  shown('admin'),
  shown('mla'),
  shown('staff'),
  {
    title: 'timeline',
    who: 'mla',
    ask: (nextId) => ({ path: `complaint/timeline?complaint_id=${nextId()}` }),
    floor: timeline,
  },
  created('admin'),
  created('mla'),
  created('staff'),
  {
    title: 'start of an export',
    who: 'admin',
    ask: pageOf('complaint', { export: 'yes' }),
    floor: exportStart,
  },
];

import { type Case, post, SEEN } from './case.ts';
import type { Who } from './desk.ts';
import { figures, stats } from './floors.ts';

const cards = (who: Who): Case => ({
  title: 'dashboard',
  who,
  ask: post('dashboard/stats', {}),
  floor: stats(SEEN[who]),
});

/** The sets of a dashboard call, with the column that each is counted by. */
const sets = (who: Who, title: string, path: string, columns: Record<string, string>): Case => ({
  title: `dashboard, ${title}`,
  who,
  ask: post(path, { include: Object.keys(columns).join() }),
  floor: figures(SEEN[who], ...Object.values(columns)),
});

export const dashboardCases: readonly Case[] = [
  cards('admin'),
  sets('admin', 'four charts', 'dashboard/issues', {
    issues_assembly: 'assembly_id',
    issues_parliament: 'parliament_id',
    issues_assigned: 'staff_id',
    issues_category: 'category_id',
  }),
  sets('admin', 'report of assemblies', 'dashboard/report', { assemblies: 'assembly_id' }),
  cards('mla'),
  sets('mla', 'two charts', 'dashboard/issues', { issues_area: 'area_id', issues_category: 'category_id' }),
  sets('mla', 'report of areas', 'dashboard/report', { areas: 'area_id' }),
  sets('mla', 'report of leaders', 'dashboard/report', { leaders: 'leader_id' }),
];

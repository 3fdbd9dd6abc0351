import type { Case } from './case.ts';
import { dashboardCases } from './dashboardCases.ts';
import { noticeCases } from './noticeCases.ts';
import { personComplaints } from './personCases.ts';
import { recordCases } from './recordCases.ts';
import { resourceCases } from './resourceCases.ts';
import { similarCases } from './similarCases.ts';

export const cases: readonly Case[] = [
  ...recordCases,
  ...personComplaints,
  ...similarCases,
  ...noticeCases,
  ...dashboardCases,
  ...resourceCases,
];

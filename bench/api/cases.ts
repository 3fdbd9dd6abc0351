import type { Case } from './case.ts';
import { dashboardCases } from './dashboardCases.ts';
import { dayCases } from './dayCases.ts';
import { dueCases } from './dueCases.ts';
import { listCases } from './listCases.ts';
import { noticeCases } from './noticeCases.ts';
import { personComplaints } from './personCases.ts';
import { recordCases } from './recordCases.ts';
import { resourceCases } from './resourceCases.ts';
import { searchCases } from './searchCases.ts';
import { similarCases } from './similarCases.ts';

export const cases: readonly Case[] = [
  ...listCases,
  ...dueCases,
  ...searchCases,
  ...recordCases,
  ...personComplaints,
  ...similarCases,
  ...noticeCases,
  ...dayCases,
  ...dashboardCases,
  ...resourceCases,
];

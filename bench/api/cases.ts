import type { Case } from './case.ts';
import { dashboardCases } from './dashboardCases.ts';
import { dayCases } from './dayCases.ts';
import { dueCases } from './dueCases.ts';
import { listCases } from './listCases.ts';
import { noticeCases } from './noticeCases.ts';
import { personCases } from './personCases.ts';
import { recordCases } from './recordCases.ts';
import { resourceCases } from './resourceCases.ts';
import { searchCases } from './searchCases.ts';
import { similarCases } from './similarCases.ts';

export const cases: readonly Case[] = [
  ...listCases,
  ...dueCases,
  ...searchCases,
  ...recordCases,
  ...personCases,
  ...similarCases,
  ...noticeCases,
  ...dayCases,
  ...dashboardCases,
  ...resourceCases,
];

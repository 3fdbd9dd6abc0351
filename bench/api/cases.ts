import type { Case } from './case.ts';
import { dashboardCases } from './dashboardCases.ts';
import { listCases } from './listCases.ts';
import { recordCases } from './recordCases.ts';
import { resourceCases } from './resourceCases.ts';
import { searchCases } from './searchCases.ts';

export const cases: readonly Case[] = [
  ...listCases,
  ...searchCases,
  ...recordCases,
  ...dashboardCases,
  ...resourceCases,
];

import { inject } from 'vitest';
import { recordGrievances } from '../../worlds/grievances.ts';
import type { TestApp } from '../app.ts';
import { madeOnce } from '../madeOnce.ts';
import { staffedDesk } from './desk.ts';

/** A staffed desk with a complaint in each state and templates of messages. */
export async function openGrievances() {
  const make = (api: TestApp) => recordGrievances(staffedDesk(api, inject('staffed')));
  const { api, known } = await madeOnce('worlds', 'grievances', 'staffed', make);
  return { ...staffedDesk(api, structuredClone(inject('staffed'))), ...known };
}

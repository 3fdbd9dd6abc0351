import type { Desk } from '../../../complaints/desk.ts';
import { fillCasework } from './casework.ts';
import { fillPeople } from './people.ts';
import { fillRecords } from './records.ts';
import { fillSettings } from './settings.ts';
import { fillTalks } from './talks.ts';

/** A row at least in each table that an office has, as far as the calls of the product write it. */
export async function fillTables(desk: Desk): Promise<void> {
  await fillRecords(desk);
  await fillPeople(desk);
  await fillCasework(desk);
  await fillTalks(desk);
  await fillSettings(desk);
}

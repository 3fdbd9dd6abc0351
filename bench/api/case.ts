import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '#server/kernel/db/open.ts';
import { ACTORS, PLACE } from '../office/state.ts';
import type { Ask, Who } from './desk.ts';

/** The least SQL that returns the same rows and total, without session, names and JSON. */
export type Floor = (database: Database, id: () => number, personId: () => number) => Promise<unknown>;

interface Call {
  title: string;
  who: Who;
  ask: (nextId: () => number, nextPersonId: () => number) => Ask;
}
/** A call with its SQL. */
export interface Case extends Call {
  floor: Floor;
  /** The limit of its p95 in milliseconds, if the requirements set one. */
  atMost?: number;
}
/** A call with a limit in milliseconds; by default that of a list. */
export interface BoundedCase extends Call {
  atMost?: number;
}

/** The rows that each caller may see. */
export const SEEN: Record<Who, SQL> = {
  admin: sql`true`,
  mla: sql`parliament_id = ${PLACE.parliament_id} and assembly_id = ${PLACE.assembly_id}`,
  staff: sql`parliament_id = ${PLACE.parliament_id} and assembly_id = ${PLACE.assembly_id}
    and (staff_id = ${ACTORS.staff} or creator_id = ${ACTORS.staff})`,
};

export type Query = Record<string, string | number>;

/** A page of ten of a list. */
export const pageOf = (path: string, query: Query = {}) => {
  const all = Object.entries({ page: 1, per_page: 10, ...query });
  const parameters = new URLSearchParams(all.map(([name, value]) => [name, String(value)]));
  return (): Ask => ({ path: `${path}?${parameters}` });
};

export const post = (path: string, json: object) => (): Ask => ({ path, method: 'POST', json });

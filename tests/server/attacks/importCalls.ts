import { isNull } from 'drizzle-orm';
import { complaintImports } from '#server/transfer/schema/complaintImports.ts';
import { exports as exportFiles } from '#server/transfer/schema/exports.ts';
import type { Desk } from '../complaints/desk.ts';
import { cases, table } from './tables.ts';

interface Given<Valid> {
  by(values: Record<string, unknown>, id: number | undefined, who: { token: string }): Valid;
  name(): string;
}

/** A running import blocks other imports of complaints and erasures. */
export const endImports = ({ db, clock }: Desk) =>
  db.update(complaintImports).set({ finished_at: clock.now }).where(isNull(complaintImports.finished_at));

/** Valid calls with files of places and of complaints. */
export function importCalls<Valid>(desk: Desk, { by, name }: Given<Valid>) {
  const places = async () => by({ file: table(name()) }, undefined, desk.admin);
  const grievances = async () => {
    await endImports(desk);
    return by({ file: cases() }, undefined, desk.admin);
  };
  return {
    'POST area/import': places,
    'POST import/locations': places,
    'POST complaint/import/preview': grievances,
    'POST complaint/import': grievances,
    'POST complaint/export/:id/cancel': async () => {
      const values = { user_id: desk.admin.id, query: {}, format: 'csv' as const, total: 2 };
      const [{ id } = { id: 0 }] = await desk.db.insert(exportFiles).values(values).returning();
      return by({}, id, desk.admin);
    },
    'POST complaint/import/:id/cancel': async () => {
      await endImports(desk);
      const values = { user_id: desk.admin.id, name: 'cases.csv', map: {}, total: 0 };
      const [{ id } = { id: 0 }] = await desk.db.insert(complaintImports).values(values).returning();
      return by({}, id, desk.admin);
    },
  };
}

import { ne, sql } from 'drizzle-orm';
import {
  getOfficeSettings as get,
  officeSettings,
  updateOfficeSettings as update,
} from '#contract/capabilities/officeSettings.ts';
import { listOffices as listCall, type Office } from '#contract/desk/office.ts';
import { getOfficeUses, updateOfficeUses } from '#contract/desk/officeUses.ts';
import { complaintCounts } from '#server/complaints/schema/complaintCounts.ts';
import { names } from '#server/kernel/db/names.ts';
import type { Db, Tx } from '#server/kernel/db/open.ts';
import type { Serve } from '#server/kernel/http/serve.ts';
import { offices } from '../schema/offices.ts';
import { findOffice } from './findOffice.ts';
import { officeRecord } from './officeRecord.ts';
import { officeSection } from './officeSection.ts';
import type { OfficeSwitch } from './officeSwitch.ts';
import { switchUses, usesOf } from './switchUses.ts';

const settings = officeSection({ calls: { get, update }, settings: officeSettings });

/** Offices, their settings (GRD-01), and the capabilities that they use (GRD-17). */
export const officeRoutes = (switches: readonly OfficeSwitch[]) => (serve: Serve) => {
  serve(listCall, async ({ db }) => {
    const known = await names(db);
    const all = await db.select().from(offices);
    const open = await openByAssembly(db);
    const data = all
      .map((office) => ({
        ...officeRecord(office, known),
        open: office.assembly_id === null ? null : (open.get(office.assembly_id) ?? 0),
      }))
      .sort(fromAbove);
    return { data, total: data.length };
  });
  serve(get, settings.read);
  serve(update, settings.change);
  serve(getOfficeUses, async (context) =>
    usesOf(context.db, await findOffice(context, context.query.office_id), switches),
  );
  serve(updateOfficeUses, (context) => switchUses(context, switches));
};

async function openByAssembly(db: Db | Tx): Promise<Map<number, number>> {
  const { assembly_id, count, status_group } = complaintCounts;
  const rows = await db
    .select({ assembly_id, open: sql<number>`sum(${count})::int` })
    .from(complaintCounts)
    .where(ne(status_group, 'closed'))
    .groupBy(assembly_id);
  return new Map(rows.map((row) => [row.assembly_id, row.open]));
}

/** The state, then each parliament with its assemblies below it, by name. */
function fromAbove(one: Office, other: Office): number {
  const path = ({ parliament, assembly }: Office) => [parliament?.name ?? '', assembly?.name ?? ''];
  const [a, b] = [path(one), path(other)];
  return a[0]?.localeCompare(b[0] ?? '') || a[1]?.localeCompare(b[1] ?? '') || 0;
}

import {
  getOfficeSettings as get,
  officeSettings,
  updateOfficeSettings as update,
} from '#contract/capabilities/officeSettings.ts';
import { listOffices as listCall, type Office } from '#contract/desk/office.ts';
import { getOfficeUses, updateOfficeUses } from '#contract/desk/officeUses.ts';
import { names } from '#server/kernel/db/names.ts';
import type { Serve } from '#server/kernel/http/serve.ts';
import { offices } from '../schema/offices.ts';
import { findOffice } from './findOffice.ts';
import { officeRecord } from './officeRecord.ts';
import type { OfficeSwitch } from './officeSwitch.ts';
import { settingsHandlers } from './settingsHandlers.ts';
import { switchUses, usesOf } from './switchUses.ts';

const settings = settingsHandlers({ calls: { get, update }, settings: officeSettings });

/** Offices, their settings (GRD-01), and the capabilities that they use (GRD-17). */
export const officeRoutes = (switches: readonly OfficeSwitch[]) => (serve: Serve) => {
  serve(listCall, async ({ db }) => {
    const known = await names(db);
    const all = await db.select().from(offices);
    const data = all.map((office) => officeRecord(office, known)).sort(fromAbove);
    return { data, total: data.length };
  });
  serve(get, settings.read);
  serve(update, settings.change);
  serve(getOfficeUses, async (context) =>
    usesOf(context.db, await findOffice(context, context.query.office_id), switches),
  );
  serve(updateOfficeUses, (context) => switchUses(context, switches));
};

/** The state, then each parliament with its assemblies below it, by name. */
function fromAbove(one: Office, other: Office): number {
  const path = ({ parliament, assembly }: Office) => [parliament?.name ?? '', assembly?.name ?? ''];
  const [a, b] = [path(one), path(other)];
  return a[0]?.localeCompare(b[0] ?? '') || a[1]?.localeCompare(b[1] ?? '') || 0;
}

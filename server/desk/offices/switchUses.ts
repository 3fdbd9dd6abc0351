import {
  NEEDS,
  type OfficeUses,
  SWITCHES,
  type Switch,
  type updateOfficeUses,
} from '#contract/desk/officeUses.ts';
import { names, namesChanged } from '#server/kernel/db/names.ts';
import { changeRow } from '#server/kernel/db/rows.ts';
import { invalidField, refuseOlder } from '#server/kernel/errors/apiError.ts';
import type { Context } from '#server/kernel/http/serve.ts';
import { offices } from '../schema/offices.ts';
import { findOffice } from './findOffice.ts';
import { headOf } from './officeRecord.ts';
import type { OfficeSwitch } from './officeSwitch.ts';
import type { OfficeRow } from './officesOf.ts';

/** The capabilities that an office uses, and how many records each one hides. */
export async function usesOf(
  db: Context['db'],
  office: OfficeRow,
  switches: readonly OfficeSwitch[],
  also_off: Switch[] = [],
): Promise<OfficeUses> {
  const uses: OfficeUses['uses'] = [];
  for (const capability of SWITCHES) {
    const found = switches.find((each) => each.capability === capability);
    const records = (await found?.count(db, office)) ?? 0;
    uses.push({ capability, on: office.uses.includes(capability), records });
  }
  return { ...headOf(office, await names(db)), uses, also_off };
}

/**
 * Switches the named capabilities, and switches off those that depend on one that is off. @throws 404 for another
 * office, 409 for an older version, 422 for one that depends on a capability that stays off
 */
export async function switchUses(
  context: Context<typeof updateOfficeUses>,
  switches: readonly OfficeSwitch[],
): Promise<OfficeUses> {
  const { actor, afterCommit, body, db } = context;
  const office = await findOffice(context, body.office_id, { forUpdate: true });
  await refuseOlder(body.version, office, () => usesOf(db, office, switches));
  const named = SWITCHES.filter((name) => body[name] ?? office.uses.includes(name));
  const also_off = SWITCHES.filter((name) => body[name] === undefined && isWithout(name, named)).filter(
    (name) => office.uses.includes(name),
  );
  const uses = named.filter((name) => !also_off.includes(name));
  const astray = uses.find((name) => isWithout(name, uses));
  if (astray) throw invalidField(astray, 'messagesNeedPersons');
  const changed = await changeRow(context, offices, office, { uses, updated_by: actor.id });
  afterCommit(() => namesChanged(db));
  for (const each of switches) {
    const [was, is] = [office.uses.includes(each.capability), uses.includes(each.capability)];
    if (was && !is) await each.off?.(context, changed);
    if (!was && is) await each.on?.(context, changed);
  }
  return usesOf(db, changed, switches, also_off);
}

const isWithout = (name: Switch, uses: readonly Switch[]) => {
  const needed = NEEDS[name];
  return needed !== undefined && !uses.includes(needed);
};

import { changeRow } from '#server/kernel/db/rows.ts';
import { refuseOlder } from '#server/kernel/errors/apiError.ts';
import type { Context } from '#server/kernel/http/serve.ts';
import { type OwnSettings, offices } from '../schema/offices.ts';
import { findOffice } from './findOffice.ts';
import type { OfficeRow } from './officesOf.ts';

/** The caller, and the office and version that the call names. */
export type Change = Pick<Context, 'actor' | 'db' | 'now'> & {
  body: { office_id: number | null; version: number | null };
};

/**
 * Applies `change` to the own settings of an office, and returns the `answer` of the result (GRD-01). @throws 404 for
 * another office, 409 with the same answer for an older version
 */
export async function changeSettings<A>(
  { actor, body, db, now }: Change,
  change: (office: OfficeRow) => Promise<OwnSettings>,
  answer: (office: OfficeRow) => Promise<A>,
): Promise<A> {
  const office = await findOffice({ actor, db }, body.office_id, { forUpdate: true });
  await refuseOlder(body.version, office, () => answer(office));
  const settings = await change(office);
  const changed = await changeRow({ db, now }, offices, office, { settings, updated_by: actor.id });
  return answer(changed);
}

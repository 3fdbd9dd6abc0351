import { and, asc, inArray, type SQL } from 'drizzle-orm';
import { type doToReferrals as call, MAX_BULK_REFERRALS } from '#contract/letters/referralBulk.ts';
import { findOffice } from '#server/desk/offices/findOffice.ts';
import { conflict, invalidField } from '#server/kernel/errors/apiError.ts';
import type { Context } from '#server/kernel/http/serve.ts';
import { referrals } from '../../schema/referrals.ts';
import { cutTo, isAt } from '../filters.ts';
import { type ReferralQueryRow, selectReferrals } from '../rows.ts';
import { ofOffice, ownReferrals } from '../scope.ts';

/**
 * The selected referrals that the caller may see, by id or by filters within one office. @throws 422 for none, for
 * more than 1,000, and for filters without an expected number; 409 when the number differs
 */
export async function selectedReferrals(context: Context<typeof call>): Promise<ReferralQueryRow[]> {
  const { actor, body, db } = context;
  const { expected_total, filters, ids } = body;
  if (ids.length === 0 && !filters) throw invalidField('ids', 'nothingSelected');
  if (ids.length === 0 && expected_total === null) throw invalidField('expected_total', 'required');
  const isNamed = ids.length > 0;
  // A named office must be one of the caller's, even when the call has ids.
  const office = isNamed && body.office_id === null ? null : await findOffice(context, body.office_id);
  const whose = office ? ofOffice(db, actor, office.id) : ownReferrals(db, actor);
  const rows = await selectReferrals(db, actor)
    .where(and(whose, isNamed ? inArray(referrals.id, ids) : cut(context)))
    .orderBy(asc(referrals.id))
    .limit(MAX_BULK_REFERRALS + 1);
  if (rows.length > MAX_BULK_REFERRALS) throw invalidField('filters', 'tooManyReferrals');
  if (expected_total !== null && expected_total !== rows.length) {
    const written = (count: number) => count.toLocaleString('en-IN');
    throw conflict({ total: rows.length }, 'listChanged', {
      found: written(rows.length),
      expected: written(expected_total),
    });
  }
  if (rows.length === 0) throw invalidField(ids.length > 0 ? 'ids' : 'filters', 'nothingSelected');
  return rows;
}

function cut(context: Context<typeof call>): SQL | undefined {
  const { filters } = context.body;
  return filters ? and(filters.stage ? isAt(filters.stage) : undefined, cutTo(context, filters)) : undefined;
}

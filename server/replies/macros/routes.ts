import { asc, inArray, sql } from 'drizzle-orm';
import { seatOf } from '#contract/access/scope.ts';
import * as calls from '#contract/replies/macro.ts';
import { findOffice } from '#server/desk/offices/findOffice.ts';
import { idsOf } from '#server/kernel/db/rows.ts';
import type { Serve } from '#server/kernel/http/serve.ts';
import { ownOffices } from '../record.ts';
import { macros } from '../schema/macros.ts';
import { applyOnce } from './apply.ts';
import { macroOf, macroRecords } from './record.ts';
import { createMacro, deleteMacro, updateMacro } from './write.ts';

/** Macros of an office, and applying them (DESK-13). */
export const macroRoutes = (serve: Serve) => {
  serve(calls.listMacros, async (context) => {
    const { actor, db, query } = context;
    if (!seatOf(actor)) return { data: [], total: 0 };
    const office = query.office_id ? await findOffice(context, query.office_id) : null;
    const offices = office ? [office] : await ownOffices(context);
    const ids = idsOf(offices);
    const rows = await db
      .select()
      .from(macros)
      .where(inArray(macros.office_id, ids))
      .orderBy(asc(sql`lower(${macros.name})`), asc(macros.id));
    const nearestFirst = rows.toSorted(
      (one, other) => ids.indexOf(one.office_id) - ids.indexOf(other.office_id),
    );
    const data = await macroRecords(db, nearestFirst.map(macroOf), offices);
    return { data, total: data.length };
  });
  serve(calls.createMacro, createMacro);
  serve(calls.updateMacro, updateMacro);
  serve(calls.deleteMacro, deleteMacro);
  serve(calls.applyMacro, applyOnce);
};

import { asc, eq, sql } from 'drizzle-orm';
import * as calls from '../../contract/macro.ts';
import { seatOf } from '../../contract/reach.ts';
import { macros } from '../db/schema/macros.ts';
import type { Serve } from '../http/serve.ts';
import { findOffice } from '../offices/findOffice.ts';
import { applyOnce } from './apply.ts';
import { macroOf, macroRecords } from './record.ts';
import { createMacro, deleteMacro, updateMacro } from './write.ts';

/** Macros of an office, and what they do (DESK-13). */
export const macroRoutes = (serve: Serve) => {
  serve(calls.listMacros, async (context) => {
    const { actor, db, query } = context;
    if (!seatOf(actor)) return { data: [], total: 0 };
    const office = await findOffice(context, query.office_id);
    const found = await db
      .select()
      .from(macros)
      .where(eq(macros.office_id, office.id))
      .orderBy(asc(sql`lower(${macros.name})`), asc(macros.id));
    const data = await macroRecords(db, found.map(macroOf));
    return { data, total: data.length };
  });
  serve(calls.createMacro, createMacro);
  serve(calls.updateMacro, updateMacro);
  serve(calls.deleteMacro, deleteMacro);
  serve(calls.applyMacro, applyOnce);
};

import { and, eq, inArray, isNotNull, ne, not, type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import {
  FIRST_GRIEVANCES,
  FIRST_STEPS,
  type FirstStep,
  type FirstSteps,
  getFirstSteps,
  hideFirstSteps,
} from '#contract/desk/firstSteps.ts';
import { users } from '#server/accounts/schema/accounts.ts';
import { complaints } from '#server/complaints/schema/complaints.ts';
import { complaintCategories } from '#server/kernel/db/namedTables.ts';
import { changeable } from '#server/kernel/db/scope.ts';
import type { Context, Serve } from '#server/kernel/http/serve.ts';
import { areas, assemblies, mandals } from '#server/places/schema/places.ts';
import { findOffice } from '../offices/findOffice.ts';
import { preferences } from '../schema/views.ts';

type Reader = Pick<Context, 'actor' | 'db'>;

/** The first steps of a new office (GRD-14). */
export function firstStepRoutes(serve: Serve) {
  serve(getFirstSteps, firstStepsOf);
  serve(hideFirstSteps, async (context) => {
    const { actor, body, db, now } = context;
    const chosen = { first_steps_hidden: body.hidden, updated_at: now };
    await db
      .insert(preferences)
      .values({ user_id: actor.id, ...chosen })
      .onConflictDoUpdate({ target: preferences.user_id, set: chosen });
    return firstStepsOf(context);
  });
}

async function firstStepsOf(context: Reader): Promise<FirstSteps> {
  const { actor, db } = context;
  const counts = await countsOf(context);
  const [chosen] = await db.select().from(preferences).where(eq(preferences.user_id, actor.id));
  return {
    steps: FIRST_STEPS.map((step) => ({ step, count: counts[step] })),
    hidden: chosen?.first_steps_hidden ?? false,
  };
}

/** Counts a few only: an office of a million grievances pays for ten. */
async function countsOf(context: Reader): Promise<Record<FirstStep, number>> {
  const { actor, db } = context;
  const office = await findOffice(context, null);
  const count = async (table: PgTable, where?: SQL) => {
    const few = db.select({ one: sql`1` }).from(table).where(where).limit(FIRST_GRIEVANCES).as('few');
    return db.$count(few);
  };
  const { parliament_id, id } = assemblies;
  const ownMandals = db
    .select({ id: mandals.id })
    .from(mandals)
    .innerJoin(assemblies, eq(id, mandals.assembly_id))
    .where(changeable(actor, { parliament_id, assembly_id: id }));
  return {
    places: await count(areas, inArray(areas.mandal_id, ownMandals)),
    categories: await count(complaintCategories),
    // An account without a seat opens no page but its profile.
    people: await count(
      users,
      and(
        changeable(actor, users),
        ne(users.id, actor.id),
        not(users.disabled),
        isNotNull(users.parliament_id),
      ),
    ),
    uses: office.updated_by === null ? 0 : 1,
    grievances: await count(complaints, and(changeable(actor, complaints), not(complaints.hidden))),
  };
}

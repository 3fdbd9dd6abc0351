import { and, asc, eq } from 'drizzle-orm';
import {
  createUser as createUserCall,
  findUsers,
  getUser,
  listUsers,
  updateUser as updateUserCall,
  user,
} from '#contract/accounts/user.ts';
import { chosen, contains, pageOf, placeFilter } from '#server/kernel/db/listing.ts';
import { changeable } from '#server/kernel/db/scope.ts';
import type { Serve } from '#server/kernel/http/serve.ts';
import { pageOrExport } from '#server/kernel/records/export.ts';
import { hashPassword, hashPasswordOf } from '../password.ts';
import { users } from '../schema/accounts.ts';
import { createUser } from './create.ts';
import { readPartyUser, readPartyUsers } from './partyUsers.ts';
import { updateUser } from './update.ts';

/** Party users (USR-01), and the search of accounts (API-06). */
export const userRoutes = (serve: Serve) => {
  const searched = [users.name, users.username];

  serve(listUsers, async (context) => {
    const { actor, db, query } = context;
    const where = and(
      chosen(query, users.id),
      placeFilter(actor, query, users),
      contains(query.keyword, searched),
    );
    return pageOrExport(user, context, await readPartyUsers(db, where));
  });
  serve(getUser, ({ db, params }) => readPartyUser(db, params.id));
  serve(createUserCall, createUser, { prepare: ({ body }) => hashPassword(body.password) });
  serve(updateUserCall, updateUser, { prepare: hashPasswordOf });

  serve(findUsers, async ({ actor, db, query }) => {
    const rows = await db
      .select({ id: users.id, name: users.name, username: users.username })
      .from(users)
      .where(
        and(
          eq(users.disabled, false),
          changeable(actor, users),
          chosen(query, users.id),
          placeFilter(actor, query, users),
          contains(query.keyword, searched),
        ),
      )
      .orderBy(asc(users.name), asc(users.id));
    return pageOf(rows, query);
  });
};

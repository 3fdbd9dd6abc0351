import { and, asc, eq } from 'drizzle-orm';
import {
  createUser as createUserCall,
  findUsers,
  getUser,
  listUsers,
  updateUser as updateUserCall,
} from '../../contract/user.ts';
import { createUser } from '../accounts/createUser.ts';
import { readPartyUser, readPartyUsers } from '../accounts/partyUsers.ts';
import { hashGivenPassword, hashPassword } from '../accounts/password.ts';
import { updateUser } from '../accounts/updateUser.ts';
import { contains, pageOf, placeFilter } from '../db/listing.ts';
import { users } from '../db/schema/accounts.ts';
import { changeable } from '../db/scope.ts';
import type { Serve } from '../http/serve.ts';

/** Party users (USR-01), and accounts found by a keyword (API-06). */
export const userRoutes = (serve: Serve) => {
  const searched = [users.name, users.username];

  serve(listUsers, async ({ actor, db, query }) => {
    const wanted = and(placeFilter(actor, query, users), contains(query.keyword, searched));
    return pageOf(await readPartyUsers(db, wanted), query);
  });
  serve(getUser, ({ db, params }) => readPartyUser(db, params.id));
  serve(createUserCall, createUser, { prepare: ({ body }) => hashPassword(body.password) });
  serve(updateUserCall, updateUser, { prepare: hashGivenPassword });

  serve(findUsers, async ({ actor, db, query }) => {
    const found = await db
      .select({ id: users.id, name: users.name, username: users.username })
      .from(users)
      .where(
        and(
          eq(users.disabled, false),
          changeable(actor, users),
          placeFilter(actor, query, users),
          contains(query.keyword, searched),
        ),
      )
      .orderBy(asc(users.name), asc(users.id));
    return pageOf(found, query);
  });
};

import type { Placeholder } from 'drizzle-orm';
import type { Actor } from '#contract/access/access.ts';
import { deputyFor } from '#server/app/actorFacts.ts';
import { linkHolder } from './linkHolder.ts';
import { users } from './schema/accounts.ts';

/** A signed-in account, with its name in signed links. */
export type SignedIn = Actor & { holder: string };

/** The columns of an account that decide on its permissions, and its name in links; every call reads them again. */
export const actorColumns = (now: Date | Placeholder) => ({
  id: users.id,
  role: users.role,
  duties: users.duties,
  parliament_id: users.parliament_id,
  assembly_id: users.assembly_id,
  deputy_for: deputyFor(now).as('deputy_for'),
  holder: linkHolder.as('holder'),
});

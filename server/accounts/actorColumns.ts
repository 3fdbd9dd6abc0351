import { users } from '../db/schema/accounts.ts';

/** What of an account its rights follow from, read anew by every call. */
export const actorColumns = {
  id: users.id,
  role: users.role,
  duties: users.duties,
  parliament_id: users.parliament_id,
  assembly_id: users.assembly_id,
};

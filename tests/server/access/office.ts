import { eq, sql } from 'drizzle-orm';
import { DUTIES, type Duty, type Role } from '#contract/access/policies.ts';
import type { PlaceIds } from '#contract/places/place.ts';
import { hashPassword } from '#server/accounts/password.ts';
import { users } from '#server/accounts/schema/accounts.ts';
import { openSession } from '#server/accounts/session.ts';
import { candidates } from '#server/leaders/schema/candidates.ts';
import { leaves } from '#server/teamwork/schema/leaves.ts';
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from '#server/transfer/seed/accounts.ts';
import { demoApp } from '../demo.ts';

/** The full path of an area. */
export type Path = { [K in keyof PlaceIds]: number };

export interface Account {
  username: string;
  id: number;
  role: Role;
  duties: readonly Duty[];
  candidate_id: number | null;
  /** An area of the account's own place; for admin any area. */
  home: Path;
  /** Areas outside it; none for admin. The nearest comes first: another assembly of the same parliament. */
  abroad: Path[];
  token: string;
  /** Signed out. */
  dead: string;
  expired: string;
}

/** The places of the demo accounts: two assemblies of one parliament, one of another. */
const ASSEMBLIES = ['Huzurabad', 'Karimnagar', 'Siddipet'] as const;
const DAYS_2 = 2 * 86_400_000;

/** Staff with one duty each, to test each duty alone; the demo office has the desk head. */
const ON_DUTY = DUTIES.filter((duty) => duty !== 'desk_head').map((duty) => ({
  username: `${duty}@example.org`,
  duties: [duty],
}));
const USERNAMES = [...DEMO_ACCOUNTS, ...ON_DUTY].map(({ username }) => username);

/** The demo office with each of its accounts, those with duties, and three tokens of each. */
export async function openOffice() {
  const api = await demoApp();
  const { db, clock } = api;
  // Deputies have their own tests: here nobody is absent.
  await db.delete(leaves);

  const places: Record<string, Path> = {};
  for (const name of ASSEMBLIES) {
    const { rows } = await db.execute<Path>(sql`
      select a.parliament_id, a.id as assembly_id, m.id as mandal_id, v.id as area_id
      from assemblies a join mandals m on m.assembly_id = a.id join areas v on v.mandal_id = m.id
      where a.name = ${name} order by v.id limit 1`);
    if (!rows[0]) throw new Error(`no area in ${name}`);
    places[name] = rows[0];
  }

  const { Huzurabad } = places;
  const password_hash = await hashPassword(DEMO_PASSWORD);
  for (const account of ON_DUTY) {
    await api.account({
      ...account,
      password_hash,
      role: 'staff',
      parliament_id: Huzurabad?.parliament_id,
      assembly_id: Huzurabad?.assembly_id,
    });
  }

  const accounts: Account[] = [];
  for (const username of USERNAMES) {
    const [found] = await db
      .select({ user: users, candidate_id: candidates.id })
      .from(users)
      .leftJoin(candidates, eq(candidates.user_id, users.id))
      .where(eq(users.username, username));
    if (!found) throw new Error(`no account ${username}`);
    const { id, role, duties, parliament_id, assembly_id } = found.user;
    const isOwn = (path: Path) =>
      (parliament_id === null || path.parliament_id === parliament_id) &&
      (assembly_id === null || path.assembly_id === assembly_id);
    const all = Object.values(places);
    const home = all.find(isOwn);
    if (!home) throw new Error(`${username} stands nowhere`);
    const token = await api.signIn(id);
    const dead = await api.signIn(id);
    await api.send('POST', 'logout', { token: dead });
    const longAgo = { model: null, remember: false, now: new Date(clock.now.getTime() - DAYS_2) };
    const expired = await openSession(db, { id }, longAgo);
    const abroad = all.filter((path) => !isOwn(path));
    accounts.push({
      username,
      id,
      role,
      duties,
      candidate_id: found.candidate_id,
      home,
      abroad,
      token,
      dead,
      expired,
    });
  }

  const accountOf = (name: string): Account => {
    const account = accounts.find(({ username }) => username === `${name}@example.org`);
    if (!account) throw new Error(`no account ${name}`);
    return account;
  };
  return { ...api, accounts, accountOf };
}

export type Office = Awaited<ReturnType<typeof openOffice>>;

import type { Duty, Role } from '#contract/access/policies.ts';
import { users } from '#server/accounts/schema/accounts.ts';
import { openOffices } from '#server/desk/offices/openOffices.ts';
import type { Tx } from '#server/kernel/db/open.ts';
import { candidates } from '#server/leaders/schema/candidates.ts';
import { Ids } from './ids.ts';
import type { SeededPlaces } from './insertPlaces.ts';

export const DEMO_PASSWORD = 'Demo@12345';

interface DemoAccount {
  username: string;
  name: string;
  role: Role;
  duties?: Duty[];
  parliament?: string;
  assembly?: string;
  phone?: string;
  designation?: string;
  incomplete?: true;
}

/** The accounts that the console prints: two assemblies of one parliament, one of another. */
export const DEMO_ACCOUNTS: readonly DemoAccount[] = [
  { username: 'admin@example.org', name: 'State Office', role: 'admin' },
  {
    username: 'mp@example.org',
    name: 'Vasantha Rao',
    role: 'mp',
    parliament: 'Karimnagar',
    designation: 'MP',
  },
  {
    username: 'mla@example.org',
    name: 'Madhavi Reddy',
    role: 'mla',
    parliament: 'Karimnagar',
    assembly: 'Huzurabad',
    designation: 'MLA',
  },
  {
    username: 'staff@example.org',
    name: 'Prasad Goud',
    role: 'staff',
    parliament: 'Karimnagar',
    assembly: 'Huzurabad',
    phone: '9848012345',
  },
  {
    username: 'staff2@example.org',
    name: 'Sunitha Chary',
    role: 'staff',
    parliament: 'Karimnagar',
    assembly: 'Huzurabad',
    phone: '9848012346',
  },
  {
    username: 'mla2@example.org',
    name: 'Raghu Nayak',
    role: 'mla',
    parliament: 'Karimnagar',
    assembly: 'Karimnagar',
    designation: 'MLA',
  },
  {
    username: 'mla3@example.org',
    name: 'Kishan Yadav',
    role: 'mla',
    parliament: 'Medak',
    assembly: 'Siddipet',
    designation: 'MLA',
  },
  {
    username: 'newmla@example.org',
    name: 'Anjali Devi',
    role: 'mla',
    parliament: 'Karimnagar',
    assembly: 'Huzurabad',
    designation: 'MLA',
    incomplete: true,
  },
  {
    username: 'desk@example.org',
    name: 'Padma Latha',
    role: 'staff',
    duties: ['desk_head', 'verifier'],
    parliament: 'Karimnagar',
    assembly: 'Huzurabad',
    phone: '9848012347',
  },
  {
    username: 'staff3@example.org',
    name: 'Swapna Rani',
    role: 'staff',
    parliament: 'Karimnagar',
    assembly: 'Karimnagar',
    phone: '9848012348',
  },
];

/** Inserts the demo accounts with their profiles; returns the id of each by username. */
export async function insertAccounts(tx: Tx, places: SeededPlaces, passwordHash: string): Promise<Ids> {
  const rows = await tx
    .insert(users)
    .values(
      DEMO_ACCOUNTS.map(({ username, name, role, duties, parliament, assembly, phone, incomplete }) => ({
        username,
        name,
        role,
        duties,
        phone: phone ?? null,
        password_hash: passwordHash,
        parliament_id: parliament ? places.id('parliament', parliament) : null,
        assembly_id: assembly ? places.id('assembly', assembly) : null,
        profile_updated: !incomplete,
      })),
    )
    .returning();
  await openOffices(tx, rows);
  const ids = new Ids(rows.map((row) => [row.username, row.id]));
  await tx.insert(candidates).values(
    DEMO_ACCOUNTS.flatMap((account, index) => {
      if (!account.designation) return [];
      const user_id = ids.get(account.username);
      const filled = {
        custom_designation:
          account.designation === 'MP' ? 'Member of Parliament' : 'Member of the Legislative Assembly',
        phone: `98480200${10 + index}`,
        address: `Camp Office, ${account.assembly ?? account.parliament}`,
        email: account.username,
      };
      return [{ user_id, designation: account.designation, ...(account.incomplete ? {} : filled) }];
    }),
  );
  return ids;
}

import { CANDIDATE_ROLES, ROLE_WITHOUT_SEAT } from '#contract/access/access.ts';
import type { CandidateDesignation } from '#contract/kernel/limits.ts';
import { users } from '#server/accounts/schema/accounts.ts';
import { openOffices } from '#server/desk/offices/openOffices.ts';
import type { Tx } from '#server/kernel/db/open.ts';
import { insertRow } from '#server/kernel/db/rows.ts';
import { candidates } from '#server/leaders/schema/candidates.ts';
import type { SeededPlaces } from './insertPlaces.ts';

interface Seat {
  designation: CandidateDesignation;
  parliament: string;
  assembly?: string;
  /** The department of a minister. */
  ministry?: string;
}

/** Party users besides the demo accounts, by username; the last ones have no seat yet. */
const PARTY_USERS: Record<string, { name: string; seat?: Seat }> = {
  'mp.medak': { name: 'Sravanthi Rao', seat: { designation: 'MP', parliament: 'Medak' } },
  'mp.khammam': { name: 'Bhaskar Naidu', seat: { designation: 'MP', parliament: 'Khammam' } },
  'mla.khammam': {
    name: 'Yamuna Chary',
    seat: { designation: 'MLA', parliament: 'Khammam', assembly: 'Khammam' },
  },
  'mla.mulug': {
    name: 'Suresh Nayak',
    seat: { designation: 'MLA', parliament: 'Mahabubabad', assembly: 'Mulug' },
  },
  'mla.nirmal': {
    name: 'Rajitha Mudiraj',
    seat: { designation: 'MLA', parliament: 'Adilabad', assembly: 'Nirmal' },
  },
  'minister.agriculture': {
    name: 'Narender Goud',
    seat: {
      designation: 'STATE MINISTOR',
      parliament: 'Khammam',
      assembly: 'Palair',
      ministry: 'Agriculture',
    },
  },
  'minister.health': {
    name: 'Fatima Begum',
    seat: {
      designation: 'STATE MINISTOR',
      parliament: 'Hyderabad',
      assembly: 'Charminar',
      ministry: 'Health and Family Welfare',
    },
  },
  'minister.transport': {
    name: 'Vijaya Devi',
    seat: { designation: 'CENTRAL MINISTOR', parliament: 'Secunderabad', ministry: 'Transport' },
  },
  'office.north': { name: 'Praveen Yadav' },
  'office.south': { name: 'Lavanya Reddy' },
};

interface SeedContext {
  places: SeededPlaces;
  /** The id of each department by name. */
  departments: Map<string, number>;
  passwordHash: string;
}

/** Inserts further party users, most of them candidates, so that their lists have a second page (USR-01, CAN-01). */
export async function insertCandidates(tx: Tx, { places, departments, passwordHash }: SeedContext) {
  for (const [index, [username, { name, seat }]] of Object.entries(PARTY_USERS).entries()) {
    const email = `${username}@example.org`;
    const place = seat && {
      parliament_id: places.id('parliament', seat.parliament),
      assembly_id: seat.assembly ? places.id('assembly', seat.assembly) : null,
    };
    const role = seat ? CANDIDATE_ROLES[seat.designation] : ROLE_WITHOUT_SEAT;
    const account = { name, username: email, password_hash: passwordHash, role, ...place };
    const user = await insertRow(tx, users, { ...account, profile_updated: seat !== undefined });
    if (!seat) continue;
    await openOffices(tx, [user]);
    await tx.insert(candidates).values({
      user_id: user.id,
      designation: seat.designation,
      category_id: departments.get(seat.ministry ?? '') ?? null,
      phone: `984803000${index}`,
      email,
      address: `Camp Office, ${seat.assembly ?? seat.parliament}`,
    });
  }
}

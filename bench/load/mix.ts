import type { Random } from '#server/transfer/seed/random.ts';
import { CATEGORY, type placeOf } from '../office/state.ts';
import { WORDS } from '../office/texts.ts';

/** A working user: the token, and some assigned complaints. */
export interface Person {
  role: 'admin' | 'mla' | 'staff';
  token: string;
  cases: readonly number[];
  /** The place where the user records complaints. */
  place: ReturnType<typeof placeOf>;
}

/** One request, except for recording: a complaint, then its three files one after the other. */
export type Visit =
  | { kind: 'list' | 'search' | 'record' | 'casefile' | 'resource'; path: string }
  | { kind: 'dashboard'; path: string; json: object }
  | { kind: 'create'; json: object };
type Kind = Visit['kind'];

/** Of a hundred visits. */
const SHARES: Record<Kind, number> = {
  list: 39,
  record: 26,
  casefile: 14,
  dashboard: 8,
  search: 5,
  resource: 6,
  create: 2,
};
const FILES_A_CREATE = 3;

/** The average number of requests of a visit. */
export const REQUESTS_A_VISIT = 1 + (FILES_A_CREATE * SHARES.create) / 100;

/** The next user and the kind of visit. Staff have no dashboard. */
export function nextVisit(people: readonly Person[], random: Random): { person: Person; visit: Visit } {
  const kind = drawn(random);
  const able = kind === 'dashboard' ? people.filter(({ role }) => role !== 'staff') : people;
  const person = random.pick(able);
  return { person, visit: visitOf(kind, person, random) };
}

function visitOf(kind: Kind, person: Person, random: Random): Visit {
  const oneComplaint = () => random.pick(person.cases);
  switch (kind) {
    case 'list':
      return { kind, path: `complaint?per_page=10&${random.pick(LISTS)}` };
    case 'search':
      return {
        kind,
        path: `complaint?page=1&per_page=10&keyword=${encodeURIComponent(random.pick(KEYWORDS))}`,
      };
    case 'record':
      return { kind, path: `complaint/${oneComplaint()}?media=1&response=1` };
    case 'casefile':
      return { kind, path: `complaint/${random.pick(CASEFILE)}?complaint_id=${oneComplaint()}` };
    case 'resource':
      return {
        kind,
        path: `${random.pick(person.role === 'staff' ? OF_STAFF : RESOURCES)}?page=1&per_page=10`,
      };
    case 'dashboard':
      return random.chance(0.5)
        ? { kind, path: 'dashboard/stats', json: {} }
        : { kind, path: 'dashboard/issues', json: { include: 'issues_category' } };
    case 'create':
      return { kind, json: complaintOf(person) };
  }
}

const CASEFILE = ['timeline', 'history', 'response'];
const LISTS = ['page=1', 'page=1', 'page=2', 'page=1&status=open', `page=1&status=open&category=${CATEGORY}`];
const KEYWORDS = [WORDS.rare, WORDS.phone, WORDS.name, WORDS.telugu];
const RESOURCES = ['news', 'event', 'contact', 'leader', 'mandal'];
const OF_STAFF = ['contact', 'mandal', 'division/incharge'];

const complaintOf = ({ place }: Person) => ({
  ...place,
  category_id: CATEGORY,
  name: 'Lakshmi Reddy',
  phone: '9848022338',
  details: '<p>The hand pump of the colony has been broken for three weeks.</p>',
  type: 'complaint',
  origin: 'Citizen',
});

function drawn(random: Random): Kind {
  let left = random.below(100);
  for (const [kind, share] of Object.entries(SHARES) as [Kind, number][]) {
    left -= share;
    if (left < 0) return kind;
  }
  throw new Error('The shares add up to less than a hundred');
}

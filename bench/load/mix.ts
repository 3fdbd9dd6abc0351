import type { Random } from '../../server/seed/random.ts';
import { CATEGORY, type placeOf } from '../office/state.ts';
import { WORDS } from '../office/texts.ts';

/** Somebody at work: the token, and complaints that the account was given. */
export interface Person {
  role: 'admin' | 'mla' | 'staff';
  token: string;
  cases: readonly number[];
  /** Where the account's complaints are recorded. */
  place: ReturnType<typeof placeOf>;
}

/** One request, but for recording: a complaint, then its three files one after the other. */
export type Visit =
  | { kind: 'list' | 'search' | 'record' | 'timeline' | 'resource'; path: string }
  | { kind: 'dashboard'; path: string; json: object }
  | { kind: 'create'; json: object };
type Kind = Visit['kind'];

/** Of a hundred visits. */
const SHARES: Record<Kind, number> = {
  list: 38,
  record: 32,
  timeline: 8,
  dashboard: 8,
  search: 5,
  resource: 6,
  create: 3,
};
const FILES_A_CREATE = 3;

/** Requests that a visit comes to on average. */
export const REQUESTS_A_VISIT = 1 + (FILES_A_CREATE * SHARES.create) / 100;

/** What a person does next. */
export function nextVisit(person: Person, random: Random): Visit {
  const kind = drawn(random);
  switch (kind) {
    case 'list':
      return { kind, path: `complaint?per_page=10&${random.pick(LISTS)}` };
    case 'search':
      return {
        kind,
        path: `complaint?page=1&per_page=10&keyword=${encodeURIComponent(random.pick(KEYWORDS))}`,
      };
    case 'record':
      return { kind, path: `complaint/${random.pick(person.cases)}?media=1&response=1` };
    case 'timeline':
      return { kind, path: `complaint/timeline?complaint_id=${random.pick(person.cases)}` };
    case 'resource':
      return {
        kind,
        path: `${random.pick(person.role === 'staff' ? OF_STAFF : RESOURCES)}?page=1&per_page=10`,
      };
    case 'dashboard':
      // Staff have no dashboard: they look at their list instead.
      if (person.role === 'staff') return { kind: 'list', path: 'complaint?page=1&per_page=10' };
      return random.chance(0.5)
        ? { kind, path: 'dashboard/stats', json: {} }
        : { kind, path: 'dashboard/issues', json: { include: 'issues_category' } };
    case 'create':
      return { kind, json: complaintOf(person) };
  }
}

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
  throw new Error('The shares come to less than a hundred');
}

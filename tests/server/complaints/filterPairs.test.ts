import { expect, test } from 'vitest';
import { NOT_CLOSED, statusGroup } from '#contract/complaints/complaintStatus.ts';
import { CLOCK_STATES, clockState, responseState } from '#contract/deadlines/clock.ts';
import { addDays, dayOf } from '#contract/kernel/day.ts';
import { openDesk } from './desk.ts';
import { type Fact, insertRandom, NOW } from './randomOffice.ts';

/** A user who lists: the complaints they see, and those that count as their own. */
interface Asker {
  id: number;
  token: string;
  sees: (fact: Fact) => boolean;
  people: number[];
  assigns: boolean;
}
interface Filter {
  query: string;
  fits: (fact: Fact, asker: Asker) => boolean;
}

/** Every pair is asked by one of the askers in one of the orders; every one of both where ALL_PAIRS is set. */
const ALL = Boolean(process.env.ALL_PAIRS);
const SEED = Number(process.env.SEED ?? 34);
const TODAY = dayOf(NOW);

const desk = await openDesk();
const facts = await insertRandom(desk, 110, SEED);
desk.clock.now = NOW;
const { P1, A1, V1, V2 } = desk.places;

const ofA1 = (fact: Fact) => fact.assembly_id === A1.assembly_id;
const isOwn = (people: number[]) => (fact: Fact) =>
  ofA1(fact) && [fact.staff_id, fact.creator_id].some((id) => id !== null && people.includes(id));
const substitute = [desk.staff.id, desk.colleague.id];
const askers: Record<string, Asker> = {
  admin: { ...desk.admin, people: [desk.admin.id], assigns: true, sees: () => true },
  mp: {
    ...desk.mp,
    people: [desk.mp.id],
    assigns: true,
    sees: (fact) => fact.parliament_id === P1.parliament_id,
  },
  mla: { ...desk.mla, people: [desk.mla.id], assigns: true, sees: ofA1 },
  deskHead: { ...desk.deskHead, people: [desk.deskHead.id], assigns: true, sees: ofA1 },
  // A deputy also has the complaints of the absent colleague.
  substitute: { ...desk.staff, people: substitute, assigns: false, sees: isOwn(substitute) },
  colleague: {
    ...desk.colleague,
    people: [desk.colleague.id],
    assigns: false,
    sees: isOwn([desk.colleague.id]),
  },
};

const stateOf = ({ clock }: Fact) => (clock ? clockState(clock, TODAY) : 'none');
const isState = (fact: Fact, ...states: string[]) =>
  states.includes(stateOf(fact)) && !(fact.merged && ['met', 'missed'].includes(stateOf(fact)));
const isRunning = ({ clock }: Fact) => clock !== null && clock.stopped_on === null;
const isOutcome = ({ closing, merged }: Fact, ...outcomes: string[]) =>
  closing !== null && !closing.reopened && !merged && outcomes.includes(closing.outcome ?? '');
const isVerified = ({ closing, merged }: Fact, ...said: string[]) =>
  closing !== null &&
  !merged &&
  said.includes(closing.verification) &&
  (!closing.reopened || closing.verification === 'disputed');
const isNew = (fact: Fact, { people, assigns }: Asker) => {
  const mayHaveAny = people.some((id) => [desk.staff.id, desk.colleague.id, desk.deskHead.id].includes(id));
  const mine = fact.staff_id !== null && people.includes(fact.staff_id);
  const lately = dayOf(fact.created_at) >= addDays(TODAY, -6) && fact.creator_id !== fact.staff_id;
  const told = fact.toldOf.some((id) => people.includes(id));
  return (
    (mayHaveAny && mine && statusGroup(fact.status) !== 'closed' && (lately || told)) ||
    (assigns && fact.staff_id === null && statusGroup(fact.status) === 'open')
  );
};
const followup = ({ followups }: Fact, { people }: Asker, when: string) =>
  people.some((id) => followups.get(id) === when);
const inGroup = (fact: Fact, ...groups: string[]) => groups.includes(statusGroup(fact.status));
const leader = facts.find(({ leader_id }) => leader_id !== null)?.leader_id ?? 0;

const filters: Filter[] = [
  { query: `parliament=${P1.parliament_id}`, fits: (fact) => fact.parliament_id === P1.parliament_id },
  { query: `assembly_id=${A1.assembly_id}`, fits: ofA1 },
  { query: `mandal=${V1.mandal_id}`, fits: (fact) => fact.mandal_id === V1.mandal_id },
  { query: `area[]=${V2.area_id}&area[]=${V1.area_id}`, fits: ofA1 },
  { query: `area_id=${V2.area_id}`, fits: (fact) => fact.area_id === V2.area_id },
  { query: `category=${desk.water}`, fits: (fact) => fact.category_id === desk.water },
  { query: 'assigned=Office%201', fits: (fact) => fact.assigned === 'Office 1' },
  { query: 'assigned[]=Office%201&assigned[]=Office%202', fits: (fact) => fact.assigned !== null },
  { query: 'phone=%2B91%2098480%2012345', fits: (fact) => fact.phone === '9848012345' },
  { query: 'phone=90000', fits: (fact) => fact.phone.startsWith('90000') },
  { query: 'keyword=zareena', fits: (fact) => fact.name === 'zareena' },
  { query: 'complaint_number=7', fits: (fact) => fact.number === '2026-000007' },
  {
    query: `from_date=${addDays(TODAY, -12)}`,
    fits: (fact) => dayOf(fact.created_at) >= addDays(TODAY, -12),
  },
  { query: `to_date=${addDays(TODAY, -9)}`, fits: (fact) => dayOf(fact.created_at) <= addDays(TODAY, -9) },
  { query: 'created_by_me=1', fits: (fact, { id }) => fact.creator_id === id },
  { query: 'staff_id=me', fits: (fact, { people }) => people.includes(fact.staff_id ?? 0) },
  { query: `staff_id=${desk.staff.id}`, fits: (fact) => fact.staff_id === desk.staff.id },
  { query: 'staff_id=none', fits: (fact) => fact.staff_id === null },
  { query: `leader_id=${leader}`, fits: ({ leaders }) => leaders.includes(leader) },
  { query: 'leader_id=none', fits: (fact) => fact.leader_id === null },
  { query: `last_leader_id=${leader}`, fits: (fact) => fact.leader_id === leader },
  { query: 'status=open', fits: (fact) => inGroup(fact, 'open') },
  { query: 'status=in_progress', fits: (fact) => inGroup(fact, 'in_progress') },
  { query: 'status=closed', fits: (fact) => inGroup(fact, 'closed') },
  { query: `status=${NOT_CLOSED}`, fits: (fact) => !inGroup(fact, 'closed') },
  { query: 'status=pending', fits: (fact) => fact.status === 'pending' },
  {
    query: 'status[]=resolved&status[]=in_progress',
    fits: (fact) => fact.status === 'Resolved' || inGroup(fact, 'in_progress'),
  },
  { query: 'priority=urgent', fits: (fact) => fact.priority === 'urgent' },
  ...CLOCK_STATES.map((state): Filter => ({ query: `sla=${state}`, fits: (fact) => isState(fact, state) })),
  { query: 'sla[]=none&sla[]=overdue', fits: (fact) => isState(fact, 'none', 'overdue') },
  { query: 'sla[]=running&sla[]=missed', fits: (fact) => isState(fact, 'running', 'missed') },
  ...(['waiting', 'late', 'given'] as const).map(
    (state): Filter => ({
      query: `response=${state}`,
      fits: ({ clock }) => clock !== null && responseState(clock, NOW) === state,
    }),
  ),
  { query: `due_from=${TODAY}`, fits: ({ clock }) => (clock?.due_on ?? '') >= TODAY },
  { query: `due_to=${TODAY}`, fits: ({ clock }) => clock?.due_on != null && clock.due_on <= TODAY },
  {
    query: 'level[]=1&level[]=2',
    fits: (fact) => isRunning(fact) && [1, 2].includes(fact.clock?.level ?? 0),
  },
  { query: 'outcome=solved', fits: (fact) => isOutcome(fact, 'solved') },
  { query: 'outcome[]=partly&outcome[]=withdrawn', fits: (fact) => isOutcome(fact, 'partly', 'withdrawn') },
  { query: 'verification=disputed', fits: (fact) => isVerified(fact, 'disputed') },
  {
    query: 'verification[]=pending&verification[]=none',
    fits: (fact) => isVerified(fact, 'pending', 'none'),
  },
  { query: 'referral=sent', fits: ({ referrals }) => referrals.includes('sent') },
  { query: 'language[]=te&language[]=en', fits: ({ language }) => ['te', 'en'].includes(language ?? '') },
  { query: `cause=${facts.find(({ cause }) => cause !== null)?.cause}`, fits: ({ cause }) => cause !== null },
  { query: 'followup=today', fits: (fact, asker) => followup(fact, asker, 'today') },
  { query: 'followup=later', fits: (fact, asker) => followup(fact, asker, 'later') },
  { query: 'followup=not_later', fits: (fact, asker) => !followup(fact, asker, 'later') },
  { query: 'given=new', fits: isNew },
  {
    query: 'given=escalated',
    fits: (fact, { id }) => isRunning(fact) && (fact.clock?.level ?? 0) > 0 && fact.escalatedTo.includes(id),
  },
  { query: 'given=answered', fits: (fact) => isRunning(fact) && fact.referrals.includes('answered') },
];

/** The last value of a field counts, and places have two names: such a pair asks for nothing more. */
const fieldOf = ({ query }: Filter) => /^\w+?(?=(_id)?(\[|=))/.exec(query)?.[0];

type Order = (one: Fact, other: Fact) => number;
const inBytes = (one: string, other: string) => Buffer.compare(Buffer.from(one), Buffer.from(other));
const newest: Order = (one, other) => +other.created_at - +one.created_at || other.id - one.id;
const byName: Order = (one, other) =>
  inBytes(one.name.toLowerCase(), other.name.toLowerCase()) || one.id - other.id;
/** What runs, by its due day; one without a due day is the last of these, or the first. */
const byDue =
  (sign: 1 | -1): Order =>
  (one, other) => {
    const [first, second] = [isRunning(one), isRunning(other)];
    if (first !== second) return first ? -1 : 1;
    if (!first) return newest(one, other);
    const [day, otherDay] = [one.clock?.due_on ?? '9', other.clock?.due_on ?? '9'];
    return sign * (inBytes(day, otherDay) || one.id - other.id);
  };
const orders: Record<string, Order> = {
  '': newest,
  'sort=date&order=asc': (one, other) => -newest(one, other),
  'sort=name': byName,
  'sort=name&order=desc': (one, other) => -byName(one, other),
  'sort=due_on': byDue(1),
  'sort=due_on&order=desc': byDue(-1),
};
const isWords = (queries: Filter[]) =>
  queries.some(({ query }) => /^(keyword|complaint_number)=/.test(query));

async function compare(who: string, sort: string, asked: Filter[]) {
  const asker = askers[who] as Asker;
  // What is found by words is in no order of days.
  const order = isWords(asked) && sort.startsWith('sort=due_on') ? newest : (orders[sort] as Order);
  const found = facts
    .filter((fact) => asker.sees(fact) && asked.every(({ fits }) => fits(fact, asker)))
    .sort(order)
    .map(({ id }) => id);
  const query = [...asked.map((filter) => filter.query), ...(sort ? [sort] : [])].join('&');
  const read = async (page: number, per_page: number) => {
    const { body } = await desk.get(asker as never, `complaint?page=${page}&per_page=${per_page}&${query}`);
    return { total: body.total, ids: body.data?.map(({ id }) => id) };
  };
  const all = { who, query, total: found.length };
  expect({ who, query, ...(await read(1, 100)) }).toEqual({ ...all, ids: found });
  return async () =>
    expect({ who, query, ...(await read(2, 3)) }).toEqual({ ...all, ids: found.slice(3, 6) });
}

const whos = Object.keys(askers);
const sorts = Object.keys(orders);

test('[LIST-03, SLA-15] asks in every filter for some complaints and not for all', () => {
  for (const { query, fits } of filters) {
    const number = (who: string) => facts.filter((fact) => fits(fact, askers[who] as Asker)).length;
    expect([query, whos.some((who) => number(who) > 0)]).toEqual([query, true]);
    expect([query, whos.some((who) => number(who) < facts.length)]).toEqual([query, true]);
  }
});

/** The users for whom lists are compared every day. */
const DAILY = ['mla', 'substitute'];

for (const [nth, who] of whos.entries()) {
  const tag = DAILY.includes(who) ? '' : ' @seldom';
  test(`[LIST-03, SLA-15, SCOPE-05] gives ${who} what a full scan finds for each filter and pair${tag}`, async () => {
    for (const sort of sorts) await compare(who, sort, []);
    for (const [index, one] of filters.entries()) {
      const next = await compare(who, sorts[(nth + index) % sorts.length] as string, [one]);
      await next();
      for (const [at, other] of filters.slice(index + 1).entries()) {
        if (fieldOf(one) === fieldOf(other)) continue;
        if (!ALL && (index + at) % whos.length !== nth) continue;
        for (const [which, sort] of sorts.entries())
          if (ALL || (index * 7 + at) % sorts.length === which) await compare(who, sort, [one, other]);
      }
    }
  });
}

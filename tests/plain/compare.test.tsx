import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { eq, inArray } from 'drizzle-orm';
import { HttpResponse, http } from 'msw';
import { beforeAll, describe, expect, test } from 'vitest';
import { SWITCHES } from '#contract/desk/officeUses.ts';
import { users } from '#server/accounts/schema/accounts.ts';
import { complaints as stored } from '#server/complaints/schema/complaints.ts';
import { leaders } from '#server/leaders/schema/leaders.ts';
import { areas, assemblies, mandals, parliaments } from '#server/places/schema/places.ts';
import { addCandidate, complete } from '../screens/accounts/profile/person.ts';
import { startDesk } from '../screens/app.tsx';
import { image } from '../server/factories.ts';
import { startPlain } from './app.tsx';
import { controlsOf, menuOf } from './controls.ts';
import { complaints, rows, wholeComplaint } from './records.ts';

const PAGES = [
  '/dashboard',
  '/grievance/all',
  '/grievance',
  '/grievance/1',
  '/grievance/5',
  '/grievance/update/1',
  '/news',
  '/news/create',
  '/contacts/add',
  '/profile',
  '/changePassword',
];
const [FIRST = ''] = PAGES;

/** The controls of each page, and of the frame around them, by host. */
type Walk = Record<string, string[]>;
const walks: { plain: Walk; ours: Walk } = { plain: {}, ours: {} };

const LISTS = ['/grievance/all', '/grievance'];

/** What our server adds to the pages of the specifications with every switch off, and why. Nothing is left out. */
const OF_DESK: { why: string; on: readonly string[]; adds: readonly string[] }[] = [
  {
    why: 'lists are sorted by a click (DESK-08)',
    on: LISTS,
    adds: ['action Date', 'action Name', 'action Number', 'action Sort by date descending'],
  },
  {
    why: 'columns, saved views and the page size are chosen (DESK-05, DESK-08)',
    on: LISTS,
    adds: ['action Columns', 'action Saved views', 'field Rows per page: #'],
  },
  {
    why: 'desk has filters of its own (DESK-06)',
    on: LISTS,
    adds: ['entry Filter Assigned', 'entry Filter Follow-up', 'entry Filter Forwarded last to'],
  },
  {
    why: 'every list has ticks for actions on many (DESK-09)',
    on: ['/grievance/all'],
    adds: ['column', 'field Select (number)', 'field Select this page'],
  },
  {
    why: 'the own grievances lead to all of them (LIST-09)',
    on: ['/grievance'],
    adds: ['link All Grievances → /grievance/all'],
  },
  { why: 'follow-ups (DESK-04)', on: ['/grievance/1'], adds: ['action More', 'entry More Put off…f'] },
  {
    why: 'the timeline has changes (GRD-05)',
    on: ['/grievance/1', '/grievance/5'],
    adds: ['action All', 'action Changes', 'action Conversation'],
  },
  {
    why: 'figures name the ids of what they count, so they are links',
    on: ['/dashboard'],
    adds: [
      ...['Closed', 'In Progress', 'Open', 'Total'].map(
        (name) => `link Vavilala, ${name}: # → /grievance/all`,
      ),
      'link Water, Total: # → /grievance/all',
    ],
  },
  {
    why: 'other sessions are ended',
    on: ['/changePassword'],
    adds: [
      'action Sign out Unknown browser on unknown system, signed in # Mar #, #:# am',
      'action Sign out everywhere else',
    ],
  },
  { why: 'lists of resources are exported', on: ['/news', '/contacts/add'], adds: ['action Export'] },
  {
    why: 'lists of resources are searched, filtered and sorted',
    on: ['/contacts/add'],
    adds: [
      'action Add filter',
      ...['department', 'designation', 'email', 'phone'].map((name) => `action Sort by ${name} ascending`),
      'action Sort by name descending',
      'field Search',
    ],
  },
  {
    why: 'the bell, My day and the settings',
    on: ['frame'],
    adds: ['action Notices, none unread', 'action Work', 'link Office settings → /grievance/settings'],
  },
];

const framed = () => [...document.querySelectorAll('header, nav')].flatMap(controlsOf);

/** The controls once they have not changed for a while: parts of a page come one after the other. */
async function steady(): Promise<string[]> {
  let found = '';
  for (let same = 0; same < 5; ) {
    await act(() => new Promise((resolve) => setTimeout(resolve, 100)));
    const main = document.querySelector('main');
    const next = JSON.stringify(main ? controlsOf(main) : []);
    same = next === found ? same + 1 : 0;
    found = next;
  }
  return JSON.parse(found);
}

async function walk(go: (page: string) => Promise<unknown>): Promise<Walk> {
  const found: Walk = {};
  for (const page of PAGES) {
    if (page !== FIRST) await go(page);
    const filters = screen.queryByRole('button', { name: 'Filters' });
    if (filters) {
      fireEvent.click(filters);
      await screen.findByRole('button', { name: 'Filter' });
    }
    found[page] = await steady();
    found[page].push(...(await menuOf('More')), ...(await menuOf('Filter')));
  }
  found.frame = framed();
  found.account = await menuOf(/^Account of/);
  return found;
}

describe('a plain host', () => {
  const plain = startPlain();

  test('is drawn', async () => {
    // Attachments are data.
    plain.network.use(
      http.get('*/complaint/:id', ({ params }) => {
        const row = complaints.find(({ id }) => id === Number(params.id));
        return row && HttpResponse.json({ ...wholeComplaint(row), media: [] });
      }),
    );
    const { go } = await plain.open(FIRST, 'mla');
    walks.plain = await walk(go);
    expect(plain.host.faults).toEqual([]);
  });
});

describe('our own server', () => {
  const desk = startDesk();
  let running = 0;

  /** The records of the plain host. */
  beforeAll(async () => {
    desk.network.events.on('request:start', () => {
      running += 1;
    });
    desk.network.events.on('request:end', () => {
      running -= 1;
    });
    const { db } = desk.app;
    const { V1, A1, P1, M1 } = desk.places;
    await db.update(parliaments).set({ name: 'Karimnagar' }).where(eq(parliaments.id, P1.parliament_id));
    await db.update(assemblies).set({ name: 'Huzurabad' }).where(eq(assemblies.id, A1.assembly_id));
    await db.update(mandals).set({ name: 'Jammikunta' }).where(eq(mandals.id, M1.mandal_id));
    await db.update(areas).set({ name: 'Vavilala' }).where(eq(areas.id, V1.area_id));
    const { mla, staff } = desk.accounts;
    await db.update(users).set({ name: 'Anita' }).where(eq(users.id, mla.id));
    await db.update(users).set({ name: 'Suresh' }).where(eq(users.id, staff.id));
    await addCandidate(desk.app, mla.id, complete);
    const json = Object.fromEntries(SWITCHES.map((name) => [name, false]));
    expect((await desk.ask('PUT', 'office/uses', { json }, 'mla')).status).toBe(200);
    const [leader] = await db
      .insert(leaders)
      .values({ name: 'Leader One', phone: '9876543210', status: true, designation: 'volunteer', ...V1 })
      .returning();
    const { body: department } = await desk.ask('POST', 'contact/category', { json: { name: 'Water' } });
    for (const { name, designation, phone, email } of rows.contact ?? []) {
      const form = { name, designation, phone, email, category_id: department.id, ...V1 };
      expect((await desk.ask('POST', 'contact', { form })).status).toBe(201);
    }
    const { body: category } = await desk.ask('POST', 'complaint/category', { json: { name: 'Water' } });
    await desk.ask('POST', 'complaint/category', { json: { name: 'Roads' } });
    for (const { name, phone } of complaints) {
      const fields = { name, phone, details: '<p>No <b>water</b></p>', type: 'complaint' };
      const location = JSON.stringify({ latitude: 18.4, longitude: 79.1 });
      const form = { ...fields, location, category_id: category.id, ...V1 };
      const { status, body } = await desk.ask('POST', 'complaint', { form }, 'mla');
      expect(status).toBe(201);
      const json = { id: body.id, area: V1.area_id, leaders: [leader?.id] };
      expect((await desk.ask('POST', 'complaint/forward', { json }, 'mla')).status).toBe(200);
    }
    for (const { id, source, status, staff: assigned } of complaints) {
      const closed_at = ['close', 'resolved'].includes(status ?? '') ? new Date() : null;
      const values = { source, status, closed_at, staff_id: assigned ? staff.id : null } as object;
      await db
        .update(stored)
        .set(values)
        .where(inArray(stored.id, [id]));
    }
    const { area: _, ...item } = { area: null, ...rows.news?.[0] } as Record<string, unknown>;
    const { title, date, description, video_link } = item;
    const form = { title, date, description, video_link, ...V1, file: await image() };
    expect((await desk.ask('POST', 'news', { form })).status).toBe(201);
  });

  const settled = async () => {
    await waitFor(() => {
      expect(running).toBe(0);
      expect(document.querySelector('main h1, main h2, main [role=alert]')).not.toBeNull();
      expect(document.querySelector('.MuiSkeleton-root, [role=progressbar]')).toBeNull();
    });
    await act(() => new Promise((resolve) => setTimeout(resolve, 100)));
  };

  test('[GRD-17] with every switch off has the links, fields, columns and actions of a plain host', async () => {
    desk.configure({ grievanceInCharges: [] });
    const { go } = await desk.renderApp({ path: FIRST, as: 'mla' });
    await settled();
    await screen.findByRole('navigation', { name: 'Main menu' });
    walks.ours = await walk(async (page) => {
      go(page);
      await settled();
    });
    const differences = Object.entries(walks.plain).flatMap(([page, controls]) => {
      const own = walks.ours[page] ?? [];
      const [more, less] = [
        own.filter((each) => !controls.includes(each)),
        controls.filter((each) => !own.includes(each)),
      ];
      return [...more.map((each) => `${page}: + ${each}`), ...less.map((each) => `${page}: - ${each}`)];
    });
    const expected = OF_DESK.flatMap(({ on, adds }) =>
      on.flatMap((page) => adds.map((each) => `${page}: + ${each}`)),
    );
    expect(differences.sort()).toEqual(expected.sort());
  });
});

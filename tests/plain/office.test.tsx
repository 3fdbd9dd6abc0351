import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { CAPABILITIES } from '#contract/capabilities.ts';
import { SWITCHES, type Switch } from '#contract/desk/officeUses.ts';
import { startDesk } from '../screens/app.tsx';

/** Our own server, of which an office uses a part: as a plain host, but for what `desk` brings. */
const desk = startDesk();
const refused: string[] = [];
let ids: number[] = [];

beforeAll(async () => {
  desk.network.events.on('response:mocked', ({ request, response }) => {
    if (response.status === 403) refused.push(`${request.method} ${new URL(request.url).pathname}`);
  });
  const { body: category } = await desk.ask('POST', 'complaint/category', { json: { name: 'Roads' } });
  const fields = { name: 'Ramulu', phone: '9848012345', details: '<p>Road</p>', type: 'complaint' };
  const form = { ...fields, category_id: category.id, ...desk.places.V1 };
  const record = async () => Number((await desk.ask('POST', 'complaint', { form }, 'mla')).body.id);
  ids = [await record(), await record()];
  expect(ids.every((id) => id > 0)).toBe(true);
  await desk.ask('POST', 'complaint/close', { json: { id: ids[1], message: 'Mended.' } }, 'mla');
});
beforeEach(() => refused.splice(0));

/** Only these are used from now on. */
async function use(names: readonly Switch[]) {
  const json = Object.fromEntries(SWITCHES.map((name) => [name, names.includes(name)]));
  expect((await desk.ask('PUT', 'office/uses', { json }, 'mla')).status).toBe(200);
}

/** The page is complete: it has no placeholders any more. */
const settled = () =>
  waitFor(() => {
    expect(document.querySelector('main h1, main h2, main [role=alert]')).not.toBeNull();
    expect(document.querySelector('.MuiSkeleton-root, [role=progressbar]')).toBeNull();
  });

function isFlawless(where: string) {
  const alerts = screen.queryAllByRole('alert').map(({ textContent }) => textContent);
  expect({ where, refused, alerts: alerts.filter(Boolean) }).toEqual({ where, refused: [], alerts: [] });
  expect({ where, title: document.querySelector('main h1')?.textContent }).not.toEqual({
    where,
    title: 'Page not found',
  });
}

async function walk(as: 'mla' | 'staff', pages: readonly string[]) {
  const [first = '/', ...others] = pages;
  const { go } = await desk.renderApp({ path: first, as });
  await settled();
  isFlawless(first);
  for (const page of others) {
    go(page);
    await settled();
    // What a page asks for when it is drawn has its answer.
    await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
    isFlawless(page);
  }
}

const grievances = () => [
  '/grievance',
  ...ids.map((id) => `/grievance/${id}`),
  `/grievance/update/${ids[0]}`,
];
const OWN = ['/grievance/day', '/changePassword'];
const OF_OFFICE = [
  '/dashboard',
  '/grievance/all',
  '/grievance/settings',
  '/leader',
  '/news',
  '/contacts/add',
];

describe('[GRD-17] with every switch off', () => {
  test('no page of mla asks for what the office does not use, and none has an alert', async () => {
    await use([]);
    await walk('mla', [...OF_OFFICE, ...grievances(), ...OWN]);
    for (const name of [/^Deadline/, 'Priority', 'Due', 'Letters', 'Messages', 'People', 'Shared problems'])
      expect(screen.queryByRole('link', { name })).toBeNull();
  });

  test('nor any page of staff', async () => {
    await use([]);
    await walk('staff', [...grievances(), ...OWN]);
  });

  test('[SLA-03] the calendar is saved, and no effect on due dates is asked for', async () => {
    await use([]);
    await walk('mla', ['/grievance/settings?part=calendar']);
    const minutes = await screen.findByRole('spinbutton', { name: /^Minutes/ });
    fireEvent.change(minutes, { target: { value: '400' } });
    fireEvent.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('The office settings have been saved.')).toBeVisible();
    expect(refused).toEqual([]);
  });
});

const PAGES: Record<Switch, readonly string[]> = {
  persons: ['/grievance/people', '/grievance/causes', '/grievance/person/1'],
  deadlines: ['/grievance/settings?part=targets'],
  teamwork: ['/grievance/workload', '/grievance/leave'],
  replies: ['/grievance/replies'],
  closing: ['/grievance/verify'],
  letters: ['/grievance/referrals', '/grievance/registers'],
  messages: ['/grievance/calls', '/grievance/messages'],
};

test.each(SWITCHES)('[GRD-17] with %s alone the main pages open, and its own', async (name) => {
  await use(name === 'messages' ? ['persons', 'messages'] : [name]);
  await walk('mla', ['/grievance/all', ...grievances(), '/grievance/day', '/dashboard', ...PAGES[name]]);
});

test('[GRD-17] with all on every page opens', async () => {
  await use(SWITCHES);
  expect((await desk.ask('GET', 'me', {}, 'mla')).body.capabilities).toEqual(CAPABILITIES);
  await walk('mla', [...OF_OFFICE, ...grievances(), ...OWN, ...Object.values(PAGES).flat()]);
});

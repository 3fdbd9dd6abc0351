import { act, screen, waitFor } from '@testing-library/react';
import { beforeAll, beforeEach, expect } from 'vitest';
import { SWITCHES, type Switch } from '#contract/desk/officeUses.ts';
import { startDesk } from '../screens/app.tsx';

/** Our own server, of which an office uses a part: as a plain host, but for what `desk` brings. Call it once per file. */
export function partOfOffice() {
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
  return { desk, refused, use, walk, grievances };
}

export const OWN = ['/grievance/day', '/changePassword'];

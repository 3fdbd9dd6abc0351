import { screen, within } from '@testing-library/react';
import { beforeAll, expect, test } from 'vitest';
import { SWITCHES } from '#contract/desk/officeUses.ts';
import { offices } from '#server/desk/schema/offices.ts';
import { demoApp } from '../../server/demo.ts';
import { startDesk } from '../app.tsx';
import '#src/custom/complaints/detail/ComplaintDetail.tsx';
import '#src/custom/complaints/detail/actions/ForwardOfficerDialog.tsx';

const desk = startDesk(demoApp);

type Row = { id: number; name: string };
const rows = async (path: string) => (await desk.ask('GET', path, {}, 'mla')).body.data as unknown as Row[];
let place: object;
let categories: Row[];
beforeAll(async () => {
  // An office with letters has its own form (REF-01).
  await desk.app.db.update(offices).set({ uses: SWITCHES.filter((name) => name !== 'letters') });
  const { body } = await desk.ask('GET', 'me', {}, 'mla');
  const { parliament, assembly } = body as unknown as Record<string, Row>;
  const [mandal] = await rows(`mandal?assembly_id=${assembly?.id}`);
  const [area] = await rows(`area?mandal=${mandal?.id}`);
  place = {
    parliament_id: parliament?.id,
    assembly_id: assembly?.id,
    mandal_id: mandal?.id,
    area_id: area?.id,
  };
  categories = await rows('complaint/category');
});

/** A new grievance about a category of the demo data, on the screen. */
async function open(category: string) {
  const category_id = categories.find(({ name }) => name === category)?.id;
  const given = { name: 'Ramulu', phone: '9848012345', details: 'Please help', type: 'complaint' };
  const { body } = await desk.ask('POST', 'complaint', { form: { ...given, ...place, category_id } }, 'mla');
  const { user } = await desk.renderApp({ path: `/grievance/${body.id}`, as: 'mla' });
  let clicks = 0;
  const click = (element: HTMLElement) => {
    clicks += 1;
    return user.click(element);
  };
  return { click, clicks: () => clicks };
}

test.each(['Drinking Water', 'Housing'])(
  '[DET-08] a grievance about %s goes to one of its department’s officers in at most three clicks @seldom',
  async (category) => {
    const { click, clicks } = await open(category);
    await click(await screen.findByRole('button', { name: 'Forward to officer' }));
    const dialog = within(await screen.findByRole('dialog', { name: /to an officer$/ }));
    const officers = await dialog.findAllByRole<HTMLInputElement>('checkbox');
    const [first] = officers;
    expect(officers.filter(({ checked }) => checked)).toHaveLength(officers.length === 1 ? 1 : 0);
    if (officers.length > 1 && first) await click(first);
    await click(dialog.getByRole('button', { name: 'Yes, forward' }));
    expect(await screen.findByText('Complaint forwarded successfully!')).toBeVisible();
    expect(clicks()).toBe(officers.length > 1 ? 3 : 2);
    // That of the state, and in most departments that of the constituency.
    expect(officers.length).toBe(category === 'Housing' ? 1 : 2);
  },
);

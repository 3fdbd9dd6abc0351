import { screen, within } from '@testing-library/react';
import { beforeAll } from 'vitest';
import { offices } from '#server/desk/schema/offices.ts';
import { grievanceDesk } from '../complaints/grievances.ts';

/** Grievances with somebody of the staff who verifies, and what their office has set. Call once a file. */
export function closingDesk() {
  const office = grievanceDesk();
  const { desk, post, record } = office;
  const verifier = { id: 0, token: '' };
  beforeAll(async () => {
    Object.assign(verifier, await desk.colleague({ duties: ['verifier'] }));
  });

  const set = async (settings: Record<string, unknown>) => {
    await desk.app.db.update(offices).set({ settings });
  };
  /** Every closing is asked about. */
  const verifyAll = async () => {
    const categories = await desk.app.send('GET', 'complaint/category', {
      token: await desk.app.signIn(desk.accounts.mla.id),
    });
    const all = (categories.body.data ?? []).map(({ id }) => [Number(id), { verify_share: 100 }]);
    await set({ categories: Object.fromEntries(all) });
  };
  const closed = async (name = 'Ramulu Goud') => {
    const made = await record({ name, staff_id: desk.accounts.staff.id });
    await post('staff', 'complaint/close', { id: made.id, message: 'The road is mended.' });
    return made;
  };
  const standing = async (id: number) =>
    (await desk.app.send('GET', `complaint/${id}`, { token: await desk.app.signIn(desk.accounts.mla.id) }))
      .body;
  const open = (id: number, as: 'mla' | 'mp' | 'staff' = 'mla', locale: 'en' | 'te' | 'hi' = 'en') =>
    desk.renderApp({ path: `/grievance/${id}`, as, locale });
  const dialog = async (name: RegExp | string) => within(await screen.findByRole('dialog', { name }));
  return { ...office, verifier, set, verifyAll, closed, standing, open, dialog };
}

import { screen, waitFor, within } from '@testing-library/react';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { OfficeEscalationLevels } from '#contract/deadlines/escalationLevelCalls.ts';
import { users } from '#server/accounts/schema/accounts.ts';
import { registerHandlers } from '#server/app/jobHandlers.ts';
import { complaints } from '#server/complaints/schema/complaints.ts';
import { complaintClocks } from '#server/deadlines/schema/clocks.ts';
import { offices } from '#server/desk/schema/offices.ts';
import { leaves } from '#server/teamwork/schema/leaves.ts';
import { startDesk } from '../../app.tsx';
import { pick } from '../../parts.ts';

const desk = startDesk();

describe('before it is saved', () => {
  const start = new Date('2026-03-02T04:30:00Z');
  let roads = 0;
  beforeAll(async () => {
    [roads = 0] = await desk.categories('Roads');
    registerHandlers(desk.app.services);
  });
  afterAll(() => {
    desk.app.clock.now = start;
  });

  describe('grievances that are escalated', () => {
    /** Two that are overdue, whom nobody has come to yet: next to whom the MLA's level reaches, and to the MP 5 working days after. */
    beforeEach(async () => {
      await desk.app.db.update(offices).set({ settings: {}, version: 1 });
      await desk.app.db.delete(complaints);
      desk.app.clock.now = new Date('2026-06-01T11:00:00+05:30');
      const token = await desk.app.signIn(desk.accounts.mla.id);
      for (const name of ['Ravi', 'Padma']) {
        const json = {
          ...{ name, category_id: roads, ...desk.places.V1, phone: '9848012345', details: 'x' },
          ...{ type: 'complaint', priority: 'urgent' },
        };
        expect((await desk.app.send('POST', 'complaint', { token, json })).status).toBe(201);
      }
      desk.app.clock.now = new Date('2026-06-05T20:00:00+05:30');
    });

    const open = (locale: 'en' | 'te' = 'en') =>
      desk.renderApp({ path: '/grievance/settings?part=ladder', as: 'mla', locale });
    type User = Awaited<ReturnType<typeof open>>['user'];
    /** Sets the days of the MP's level, and saves. */
    async function setDays(user: User, days: string) {
      const level = within(await screen.findByRole('group', { name: '3. MP' }));
      await pick(user, level.getByRole('combobox', { name: 'When' }), 'After days of our own');
      const field = level.getByLabelText('Working days after the due day');
      await user.clear(field);
      await user.type(field, days);
      await user.click(screen.getByRole('button', { name: 'Save' }));
      return field;
    }
    const dialog = async (name = 'Grievances are escalated') =>
      within(await screen.findByRole('dialog', { name }));
    /** What offices have set of their ladders. */
    const kept = async () =>
      (await desk.app.db.select().from(offices)).flatMap(({ settings: { ladder } }) =>
        ladder ? [ladder] : [],
      );
    const isSaved = () => screen.findByText('The office settings have been saved.');

    test('[SLA-08, SLA-12] before a lowered step is saved the screen says how many are escalated by it @seldom', async () => {
      const { user } = await open();
      await setDays(user, '2');
      const asked = await dialog();
      expect(
        asked.getByText(
          '2 of 2 open grievances are escalated by it as soon as the office is open. Shall the settings be saved?',
        ),
      ).toBeVisible();
      expect(asked.queryByRole('alert')).toBeNull();
      expect(await kept()).toEqual([]);
      await user.click(asked.getByRole('button', { name: 'Save all the same' }));
      expect(await isSaved()).toBeVisible();
      expect(await kept()).toEqual([{ 3: 2 }]);
    });
  });

  describe('due days that move', () => {
    /** The clock moves by more than a session lasts. */
    const token = () => desk.app.signIn(desk.accounts.mla.id);
    beforeEach(async () => {
      await desk.app.db.update(offices).set({ settings: {} });
      await desk.app.db.delete(complaints);
      desk.app.clock.now = new Date('2026-06-01T11:00:00+05:30');
      for (const name of ['Ravi', 'Padma']) {
        const json = {
          name,
          category_id: roads,
          ...desk.places.V1,
          phone: '9848012345',
          details: 'x',
          type: 'complaint',
        };
        await desk.app.send('POST', 'complaint', { token: await token(), json });
      }
      desk.app.clock.now = new Date('2026-06-10T11:00:00+05:30');
    });

    const DAYS = 'Normal: days to the resolution';
    const dueDays = async () =>
      (await desk.app.db.select().from(complaintClocks)).map(({ due_on }) => due_on);
    const dialog = async () => within(await screen.findByRole('dialog', { name: 'Due days move' }));

    /** Sets the days to the resolution of all categories, and saves. */
    async function setDays(days: string) {
      const { user } = await desk.renderApp({ path: '/grievance/settings?part=targets', as: 'mla' });
      const all = within(await screen.findByRole('group', { name: 'All categories' }));
      const field = all.getByLabelText(DAYS);
      await user.type(field, days);
      await user.click(screen.getByRole('button', { name: 'Save' }));
      return { user, field };
    }

    test('[SLA-08, SLA-12] before due days move the screen says how many, and how many become overdue and are escalated by it', async () => {
      const { user } = await setDays('5');
      const asked = await dialog();
      expect(asked.getByText(/^2 due days move, 2 of them earlier\./)).toBeVisible();
      expect(asked.getByRole('alert')).toHaveTextContent(
        '2 grievances become overdue by it. 2 of 2 open grievances are escalated by it as soon as the office is open.',
      );
      await user.click(asked.getByRole('button', { name: 'Save all the same' }));
      expect(await screen.findByText('The office settings have been saved.')).toBeVisible();
      await desk.app.services.jobs.runDue();
      expect(await dueDays()).toEqual(['2026-06-06', '2026-06-06']);
    });

    test('[SLA-08, ERR-04] a preview that fails is told, and saving again asks again @seldom', async () => {
      desk.fail('post', 'sla/preview', 503, { message: 'The database is away.' });
      const { user } = await setDays('20');
      expect(await screen.findByText('The database is away.')).toBeVisible();
      desk.network.resetHandlers();
      await user.click(screen.getByRole('button', { name: 'Save' }));
      await user.click((await dialog()).getByRole('button', { name: 'Save all the same' }));
      expect(await screen.findByText('The office settings have been saved.')).toBeVisible();
    });
  });
});

describe('the ladder', () => {
  let head = { id: 0, token: '' };
  beforeAll(async () => {
    head = await desk.colleague({ name: 'Padma Latha', duties: ['desk_head'] });
  });
  beforeEach(async () => {
    await desk.app.db.delete(leaves);
    await desk.app.db.delete(complaints);
    await desk.app.db.update(offices).set({ settings: {} });
  });

  const open = (as: 'mla' | 'mp' = 'mla', locale: 'en' | 'te' = 'en') =>
    desk.renderApp({ path: '/grievance/settings?part=ladder', as, locale });
  const level = async (name: string) => within(await screen.findByRole('group', { name }));
  const steps = async () => {
    const { body } = await desk.ask('GET', 'sla/ladder', {}, 'mla');
    return (body as unknown as OfficeEscalationLevels).levels.map(({ step: { value, from } }) => [
      value,
      from,
    ]);
  };
  const set = (json: Record<string, unknown>, by: 'admin' | 'mla') =>
    desk.ask('PUT', 'sla/ladder', { json }, by);
  type User = Awaited<ReturnType<typeof open>>['user'];
  async function choose(user: User, name: string, option: string) {
    await pick(user, (await level(name)).getByRole('combobox', { name: 'When' }), option);
  }
  const save = () => screen.getByRole('button', { name: 'Save' });
  const DAYS = 'Working days after the due day';

  test('[SLA-12, GRD-01] each level says when it is reached and from where that is; one is set, one switched off', async () => {
    await set({ level_4: 20 }, 'admin');
    const { user } = await open();
    const when = async (name: string) => (await level(name)).getByRole('combobox', { name: 'When' });
    expect(await when('1. Desk head')).toHaveTextContent('As inherited: as soon as it is overdue');
    expect(await when('2. MLA')).toHaveTextContent('As inherited: after 2 working days');
    expect(await when('4. Administrator')).toHaveTextContent('As inherited: after 20 working days');
    expect(await when('4. Administrator')).toHaveAccessibleDescription('From the state office');
    await choose(user, '1. Desk head', 'After days of our own');
    const days = (await level('1. Desk head')).getByLabelText(DAYS);
    expect(days).toHaveValue(0);
    await user.clear(days);
    await user.type(days, '1');
    await choose(user, '3. MP', 'Switched off');
    expect((await level('3. MP')).getByText(/It is passed over, also when/)).toBeVisible();
    await user.click(save());
    expect(await screen.findByText('The office settings have been saved.')).toBeVisible();
    expect(await steps()).toEqual([
      [1, 'own'],
      [2, 'default'],
      ['off', 'own'],
      [20, 'state'],
    ]);
    await choose(user, '3. MP', 'As inherited: after 5 working days');
    await user.click(save());
    await waitFor(async () => expect((await steps())[2]).toEqual([5, 'default']));
  });

  test('[SLA-12] whom each level reaches today, with deputies, and who is passed over @seldom', async () => {
    const { mp } = desk.accounts;
    const deputy = await desk.colleague({ duties: ['desk_head'] });
    const leave = { from_day: '2026-01-01', to_day: '2026-12-03' };
    await desk.app.db.insert(leaves).values([
      { ...leave, user_id: head.id, deputy_id: deputy.id },
      { ...leave, user_id: mp.id },
    ]);
    const { unmount } = await open();
    expect(
      (await level('1. Desk head')).getByText(/^Today it reaches .* \(deputy of Padma Latha\)\.$/),
    ).toBeVisible();
    expect(
      (await level('3. MP')).getByText(/^Today it is passed over: .* is on leave until 3 Dec 2026\.$/),
    ).toBeVisible();
    unmount();
    await open('mp');
    expect((await level('2. MLA')).getByText(/depends on the constituency/)).toBeVisible();
    await desk.app.db.update(users).set({ disabled: true }).where(eq(users.id, deputy.id));
  });

  test('[SLA-12] steps that fall, or are no days, are marked at their place; nothing is sent', async () => {
    const { user } = await open();
    await choose(user, '2. MLA', 'After days of our own');
    const days = (await level('2. MLA')).getByLabelText(DAYS);
    await user.clear(days);
    await user.type(days, '400');
    await user.click(save());
    expect(await screen.findByText('Please enter 0 to 365 working days.')).toBeVisible();
    expect(days).toHaveFocus();
    await user.clear(days);
    await user.type(days, '6');
    await user.click(save());
    const falls = 'A higher level cannot come before a lower one.';
    expect(await (await level('3. MP')).findByText(falls)).toBeVisible();
    expect(desk.writes()).toEqual([]);
  });
});

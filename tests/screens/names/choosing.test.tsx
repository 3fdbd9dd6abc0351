import { screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { localOffice } from './office.ts';

const { desk, office } = localOffice();

const field = async (name: RegExp) => (await screen.findAllByRole('combobox', { name }))[0] as HTMLElement;
const offered = async () => (await screen.findAllByRole('option')).map(({ textContent }) => textContent);

/** The options of a select after this text was typed. */
async function typed(user: UserEvent, name: RegExp, text: string) {
  const input = await field(name);
  await user.clear(input);
  await user.type(input, text);
  await waitFor(async () => expect(await offered()).toHaveLength(1));
  return (await offered())[0];
}

test('[GRD-16] places, categories and titles are found by their names in any language, and shown in the one of the screen @seldom', async () => {
  const { user } = await desk.renderApp({ path: '/grievance/admin', as: 'admin', locale: 'te' });
  for (const text of ['nizama', 'నిజామా', 'निज़ामा', 'निजामा']) {
    expect(await typed(user, /^పార్లమెంట/, text)).toBe('నిజామాబాద్');
  }
  for (const text of ['drinking', 'తాగు', 'पेय']) expect(await typed(user, /^వర్గం/, text)).toBe('తాగునీరు');
  for (const text of ['home sec', 'హోం', 'गृह']) {
    expect(await typed(user, /^ఫిర్యాదుల ఇన్/, text)).toBe('హోం శాఖ కార్యదర్శి కార్యాలయం');
  }
});

test('[GRD-16, CRE-05] stores the plain form of a title', async () => {
  const { body } = await desk.ask('GET', `complaint/${office.id}`);
  expect(body.assigned).toBe('Office of the Home Secretary');
  desk.configure({ grievanceInCharges: ['Plain title', { en: 'Home', te: 'హోం' }] });
  await desk.ask('PUT', `complaint/${office.id}`, { json: { assigned: 'Home' } });
  await desk.renderApp({ path: `/grievance/${office.id}`, as: 'admin', locale: 'te' });
  expect(await screen.findByText('హోం')).toBeVisible();
  await desk.ask('PUT', `complaint/${office.id}`, { json: { assigned: 'Office of the Home Secretary' } });
});

test('[GRD-16] sorts options by the alphabet of the language', async () => {
  const { user } = await desk.renderApp({ path: '/grievance/admin', as: 'admin', locale: 'te' });
  await user.click(await field(/^వర్గం/));
  const categories = await offered();
  expect(categories).toEqual(categories.toSorted(new Intl.Collator('te').compare));
  expect(categories[0]).toBe('ఆరోగ్యం');
});

test('[GRD-16] a record is chosen by any name of its category, which a list shows in its own language', async () => {
  const { user } = await desk.renderApp({ path: '/video/create', as: 'admin', locale: 'hi' });
  await user.type(await field(/श्रेणी/), 'speech');
  await user.click(await screen.findByText('भाषण', { selector: '[role=option]' }));
  expect(await field(/श्रेणी/)).toHaveValue('भाषण');
});

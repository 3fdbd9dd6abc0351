import { screen, waitFor } from '@testing-library/react';
import {
  CloneButton,
  CreateButton,
  EditButton,
  ListBase,
  ListButton,
  RecordsIterator,
  ShowButton,
  useCanAccess,
  useRecordContext,
  useRedirect,
  useResourceContext,
} from 'react-admin';
import { beforeAll, expect, test } from 'vitest';
import type { ResourceEntry } from '#src/declare/entry.ts';
import { entries as shipped } from '#src/resources/index.ts';
import { startDesk } from '../screens/app.tsx';
import { image } from '../server/factories.ts';

/** react-admin's own buttons, on a list of the resource whose paths differ most from its name. */
const waited: boolean[] = [];
function Rights() {
  const resource = useResourceContext() ?? '';
  const record = useRecordContext();
  const { canAccess, isPending } = useCanAccess({ action: 'delete', resource, record });
  waited.push(isPending);
  return <span>{`${record?.title}: ${canAccess ? 'may be' : 'is not'} deleted`}</span>;
}
function ToPage() {
  const resource = useResourceContext();
  const redirect = useRedirect();
  const record = useRecordContext();
  return (
    <button type="button" onClick={() => redirect('show', resource, record?.id)}>
      {`Open ${record?.title}`}
    </button>
  );
}
const Buttons = () => (
  <>
    <EditButton />
    <ShowButton />
    <CloneButton />
    <ToPage />
    <Rights />
  </>
);
const Stock = () => (
  <ListBase>
    <CreateButton />
    <ListButton />
    <RecordsIterator>
      <Buttons />
    </RecordsIterator>
  </ListBase>
);

/** The product's entries, each with this list instead of the declared one. */
const entries: ResourceEntry[] = shipped.map(({ load, ...entry }) => ({
  ...entry,
  load: async () => {
    const { default: declared } = await load();
    const screenOf: typeof declared.screen = async (view) =>
      view === 'list' ? Stock : declared.screen(view);
    return { default: { ...declared, screen: screenOf } };
  },
}));
const desk = startDesk();
let roofs = 0;

beforeAll(async () => {
  const category = await desk.ask('POST', 'policy/category', { json: { name: 'Housing' } });
  const policy = {
    title: 'Roofs',
    policy_category_id: category.body.id,
    go_number: '1',
    contact: '9876543210',
  };
  const form = { ...policy, description: 'A.', ...desk.places.V1, file: await image() };
  roofs = Number((await desk.ask('POST', 'policy', { form })).body.id);
  const news = { date: '2026-02-03T10:30', video_link: 'https://example.org/v', description: 'A.' };
  for (const place of [{ title: 'Here', ...desk.places.V1 }, { title: 'Whole state' }])
    await desk.ask('POST', 'news', { form: { ...news, ...place, file: await image() } });
});

const hrefs = (name: RegExp) =>
  screen.getAllByRole('link', { name }).map((link) => link.getAttribute('href'));

test('[SHELL-12] they lead to the paths of the specification', async () => {
  const { user, path } = await desk.renderApp({ path: '/policy', as: 'mla', entries });
  await screen.findByText('Roofs: may be deleted');
  expect(hrefs(/^Create/)).toEqual(['/policy/add']);
  expect(hrefs(/^List/)).toEqual(['/policy']);
  expect(hrefs(/^Edit/)).toEqual([`/policy/update-govtpolicy/${roofs}`]);
  expect(hrefs(/^Show/)).toEqual([`/policy/view-govtpolicy/${roofs}`]);
  expect(hrefs(/^Clone/)[0]).toMatch(/^\/policy\/add\?source=/);
  await user.click(screen.getByRole('button', { name: 'Open Roofs' }));
  await waitFor(() => expect(path()).toBe(`/policy/view-govtpolicy/${roofs}`));
});

test.each([
  ['/policy/create?source=%7B%22title%22%3A%22Copied%22%7D', '/policy/add', 'Copied'],
  ['/policy/:id', '/policy/update-govtpolicy/:id', 'Roofs'],
])('[SHELL-12] %s, an address of react-admin, leads to %s', async (own, specified, title) => {
  const at = (path: string) => path.replace(':id', String(roofs));
  const { path } = await desk.renderApp({ path: at(own), as: 'mla', entries });
  await waitFor(async () => expect(await screen.findByLabelText(/^Title/)).toHaveValue(title));
  expect(path()).toBe(at(specified));
});

test('[SHELL-13, SCOPE-05] they follow role and place without waiting for an answer', async () => {
  waited.length = 0;
  await desk.renderApp({ path: '/news', as: 'mla', entries });
  await screen.findByText('Here: may be deleted');
  expect(screen.getByText('Whole state: is not deleted')).toBeVisible();
  expect(hrefs(/^Show/)).toHaveLength(2);
  expect(hrefs(/^Edit/)).toHaveLength(1);
  expect(waited.length).toBeGreaterThan(1);
  expect(waited).not.toContain(true);
});

import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { type Action, can, ROLES } from '#contract/access/policies.ts';
import { maySee } from '#contract/access/screens.ts';
import { contracts } from '#contract/index.ts';
import { screensOf } from '#src/declare/entry.ts';
import { pathsOf, pathTo, type View } from '#src/declare/paths.ts';
import { startDesk } from '../app.tsx';
import { generatedEntries as entries, recordsOf } from './records.ts';

/** Every declaration with every role: the list, the form, the page, a save and a delete, or their refusal. */
const desk = startDesk();
const { table } = screensOf(entries);
const { record, formOf, send } = recordsOf(desk);

const heading = () => screen.findByRole('heading', { level: 1 });
const path = () => window.location.pathname;

describe.each(entries.map((entry) => [entry.contract.name, entry] as const))('%s', (name, entry) => {
  const { contract } = entry;
  const paths = pathsOf(name, entry.paths);
  /** Users and candidates are never deleted: they have no such call. */
  const deletable = contracts.some((plain) => plain.path === contract.path);
  const at = (view: View, id?: number) => pathTo(paths, view, id);

  test.each(ROLES)('[SHELL-12, SHELL-13, API-05, CRUD-01] as %s', async (role) => {
    const title = `${name} of ${role}`;
    const id = await record(contract, title);
    const allowed = (action: Action) => can({ role, duties: [] }, action, contract.policy);
    const { token } = desk.accounts[role];
    const { user, go } = await desk.renderApp({ path: at('list') ?? '/', as: role });

    if (!maySee({ role, duties: [] }, paths.list, table)) {
      await heading();
      expect(screen.queryByText(title)).toBeNull();
      const { status } = await send(role, contract, await formOf(contract, `${title}, too`));
      expect(status).toBe(allowed('create') ? 201 : 403);
      return;
    }

    const [row] = await screen.findAllByText(title);
    expect(row).toBeVisible();
    const pages = [at('create'), at('show', id)].filter((page) => page && page !== at('list'));
    if (at('edit') && allowed('edit')) {
      await user.click(screen.getByRole('link', { name: `Edit ${title}` }));
      await waitFor(() => expect(path()).toBe(at('edit', id)));
      await user.click(await screen.findByRole('button', { name: /^(Save|Update)/ }));
      await waitFor(() => expect(path()).not.toBe(at('edit', id)));
    }
    for (const page of pages) {
      const before = await heading();
      go(page ?? '/');
      await waitFor(async () => expect(await heading()).not.toBe(before));
      expect((await heading()).textContent).not.toMatch(/not allowed|does not exist|wrong/i);
    }

    go(at('list') ?? '/');
    await screen.findAllByText(title);
    const removal = screen.queryByRole('button', { name: `Delete ${title}` });
    expect(removal !== null).toBe(deletable && allowed('delete'));
    if (!removal) return;
    await user.click(removal);
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(screen.queryByText(title)).toBeNull());
    expect((await desk.app.send('GET', `${contract.path}/${id}`, { token })).status).toBe(404);
  });
});

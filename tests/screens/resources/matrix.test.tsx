import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { type Action, can, ROLES, type Role } from '../../../contract/access.ts';
import { type Contract, references } from '../../../contract/define.ts';
import { isRequired } from '../../../contract/fields.ts';
import { contracts } from '../../../contract/index.ts';
import { maySee } from '../../../contract/screens.ts';
import { linkTo } from '../../../src/declare/paths.ts';
import { entries } from '../../../src/resources/index.ts';
import { sampleOf } from '../../server/crud/sample.ts';
import { startDesk } from '../app.tsx';

/** Every declaration, every role: the list, the form, the page, a save and a delete, or the refusal of all of it. */
const desk = startDesk();
const declared = [...entries.map(({ contract }) => contract), ...contracts];

/** A form that is accepted for the area V1, its record named as asked; what it refers to is made first, by the same name. */
async function formOf(contract: Contract, name: string): Promise<Record<string, unknown>> {
  const form: Record<string, unknown> = { ...(await sampleOf(contract)), ...contract.fixed };
  if (contract.placed) Object.assign(form, desk.places.V1);
  if ('name' in form || 'title' in form) form['title' in form ? 'title' : 'name'] = name;
  if ('username' in form) form.username = crypto.randomUUID();
  for (const { field, to } of references(contract)) {
    const schema = contract.input[field];
    const other = declared.find((one) => one.name === to);
    if (other && schema && isRequired(schema)) form[field] = await record(other, name);
  }
  return form;
}

const send = async (role: Role, contract: Contract, form: Record<string, unknown>) =>
  desk.app.send('POST', contract.path, { token: desk.accounts[role].token, form });

async function record(contract: Contract, name: string): Promise<number> {
  const { status, body } = await send('admin', contract, await formOf(contract, name));
  expect(status, JSON.stringify(body)).toBe(201);
  return Number(body.id);
}

const heading = () => screen.findByRole('heading', { level: 1 });
const path = () => window.location.pathname;

describe.each(entries.map(({ contract }) => [contract.name, contract] as const))('%s', (name, contract) => {
  /** Users and candidates are never deleted, so their calls have none. */
  const deletable = contracts.some((plain) => plain.path === contract.path);
  const at = (view: Parameters<typeof linkTo>[1], id?: number) => linkTo(name, view, id);

  test.each(ROLES)('[SHELL-12, SHELL-13, API-05, CRUD-01] as %s', async (role) => {
    const title = `${name} of ${role}`;
    const id = await record(contract, title);
    const allowed = (action: Action) => can({ role }, action, contract.policy);
    const { token } = desk.accounts[role];
    const { user, unmount } = await desk.renderApp({ path: at('list') ?? '/', as: role });

    if (!maySee(role, at('list') ?? '/')) {
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
    unmount();
    for (const page of pages) {
      const opened = await desk.renderApp({ path: page ?? '/', as: role });
      expect((await heading()).textContent).not.toMatch(/not allowed|does not exist|wrong/i);
      opened.unmount();
    }

    const again = await desk.renderApp({ path: at('list') ?? '/', as: role });
    await screen.findAllByText(title);
    const removal = screen.queryByRole('button', { name: `Delete ${title}` });
    expect(removal !== null).toBe(deletable && allowed('delete'));
    if (!removal) return;
    await again.user.click(removal);
    await again.user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(screen.queryByText(title)).toBeNull());
    expect((await desk.app.send('GET', `${contract.path}/${id}`, { token })).status).toBe(404);
  });
});

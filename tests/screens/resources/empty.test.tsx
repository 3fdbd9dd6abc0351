import { screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import type { Contract } from '#contract/kernel/define.ts';
import { isRequired } from '#contract/kernel/fields.ts';
import { pathsOf, pathTo } from '#src/declare/paths.ts';
import { startDesk } from '../app.tsx';
import { generatedEntries as entries, recordsOf } from './records.ts';

/** What is shown for an empty field, for every resource with declared views and optional fields. */
const desk = startDesk();
const { formOf, send } = recordsOf(desk);

const optional = ({ input }: Pick<Contract, 'input'>) =>
  Object.entries(input).flatMap(([field, schema]) => (isRequired(schema) ? [] : [field]));
/** Resources with handwritten views, or whose accounts need a place. */
const OTHERS = ['gallery', 'candidate'];
/** New users have neither role nor place. */
const USER = 'user';
const open = entries.filter(
  ({ contract: { name, input } }) =>
    !OTHERS.includes(name) && (name === USER || optional({ input }).length > 0),
);

/** A record with required fields only. */
async function bare(contract: Contract, name: string): Promise<number> {
  const form = await formOf(contract, name);
  for (const field of optional(contract)) if (field !== 'name') delete form[field];
  const { status, body } = await send('admin', contract, form);
  expect(status, JSON.stringify(body)).toBe(201);
  return Number(body.id);
}

/** Whether nothing is visible in it, not even a picture. */
const isBlank = (element: Element) =>
  !element.textContent?.trim() && !element.querySelector('svg, img, input');

describe.each(open.map((entry) => [entry.contract.name, entry] as const))(
  '%s',
  (name, { contract, paths }) => {
    const at = pathsOf(name, paths ?? {});

    test('[CRUD-01, CRUD-02] shows an empty field as a dash on its page and in its list', async () => {
      const id = await bare(contract, `${name} bare`);
      if (at.show) {
        const { unmount } = await desk.renderApp({ path: pathTo(at, 'show', id) ?? '/', as: 'admin' });
        await screen.findByText(/^Last changed/);
        const fields = [...document.querySelectorAll('[class*="ra-field"]')];
        expect(fields).not.toEqual([]);
        expect(fields.filter((field) => [...field.children].some(isBlank))).toEqual([]);
        unmount();
      }
      await desk.renderApp({ path: at.list ?? '/', as: 'admin' });
      const [named] = await screen.findAllByText(`${name} bare`);
      const row = named?.closest('tr, li') as HTMLElement;
      expect(within(row).queryAllByRole('cell').filter(isBlank)).toEqual([]);
    });
  },
);

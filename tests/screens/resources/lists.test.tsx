import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { pathsOf } from '#src/declare/paths.ts';
import { startDesk } from '../app.tsx';
import { generatedEntries as entries, recordsOf } from './records.ts';

/** The features of every declared list, and those that some lists must not have. */
const desk = startDesk();
const { record } = recordsOf(desk);

const EVERYTHING = { columns: true, saved: true, removal: true, opens: true };
/** Cards have no columns; a query on people may contain their names; accounts and candidates are never deleted. */
const LACKS: Record<string, Partial<typeof EVERYTHING>> = {
  gallery: { columns: false },
  video: { columns: false, opens: false },
  contact: { saved: false },
  administator: { saved: false },
  'division/incharge': { saved: false, opens: false },
  user: { saved: false, removal: false },
  candidate: { saved: false, removal: false },
};

const COUNT = 12;
const filterInAddress = () => new URLSearchParams(window.location.search).get('filter');
const button = (name: string | RegExp) => screen.getByRole('button', { name });

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe.each(entries.map((entry) => [entry.contract.name, entry] as const))(
  '%s',
  (name, { contract, paths }) => {
    const has = { ...EVERYTHING, ...LACKS[name] };
    const path = pathsOf(name, paths).list;
    const named = (number: number) => `${name} ${String(number).padStart(2, '0')}`;
    const isNamed = new RegExp(`^${name} \\d\\d$`);
    /** The visible names, from the top; a referenced record has the name of the record. */
    const shown = () => [...new Set(screen.queryAllByText(isNamed).map(({ textContent }) => textContent))];
    const sorted = (order: 'ascending' | 'descending') => new RegExp(`^Sort by (name|title) ${order}`, 'i');

    beforeAll(async () => {
      for (let number = 1; number <= COUNT; number++) await record(contract, named(number));
    });

    /** Opens the list with this test's records only, by name. */
    async function open(count = COUNT) {
      const { user, unmount } = await desk.renderApp({ path, as: 'admin' });
      await waitFor(() => expect(shown().length).toBeGreaterThan(0));
      await user.click(screen.getByRole('searchbox', { name: 'Search' }));
      await user.paste(`${name} `);
      await waitFor(() => expect(filterInAddress()).toContain(name));
      await screen.findByText(`1–10 of ${count}`);
      return { user, unmount };
    }
    async function orderByName(user: UserEvent) {
      if (has.columns) {
        const heading = screen.queryByRole('button', { name: sorted('ascending') });
        if (heading) await user.click(heading);
        return;
      }
      await user.click(button(/^Sort by/));
      await user.click(await screen.findByRole('menuitem', { name: /^(Name|Title) ascending/ }));
    }

    test('[CRUD-02] is counted, ordered by each column, and has pages of the wanted size', async () => {
      const { user } = await open();
      expect(screen.queryByRole('button', { name: 'Columns' }) !== null).toBe(has.columns);
      for (const heading of screen.queryAllByRole('button', { name: /^Sort by/ })) {
        if (!has.columns) break;
        await user.click(heading);
        await waitFor(() => expect(heading.closest('th')).toHaveAttribute('aria-sort'));
        expect(shown()).toHaveLength(10);
      }
      await orderByName(user);
      await waitFor(() => expect(shown()[0]).toBe(named(1)));
      await user.click(button('Go to page 2'));
      await waitFor(() => expect(shown()).toEqual([named(11), named(12)]));
      expect(await screen.findByText(`11–${COUNT} of ${COUNT}`)).toBeVisible();
      await user.click(screen.getByRole('combobox', { name: /Rows per page/ }));
      const sizes = await screen.findAllByRole('option');
      expect(sizes.map(({ textContent }) => textContent)).toEqual(['10', '25', '50', '100']);
      await user.click(screen.getByRole('option', { name: '25' }));
      await waitFor(() => expect(shown()).toHaveLength(COUNT));
    });

    test('is cut by the menu of filters, renewed, searched by the key /, and opened by keyboard and click', async () => {
      const { user } = await open();
      await record(contract, named(0));
      await user.click(button('Refresh'));
      expect(await screen.findByText(`1–10 of ${COUNT + 1}`)).toBeVisible();
      await orderByName(user);
      await waitFor(() => expect(shown()[0]).toBe(named(0)));
      button('Refresh').focus();
      await user.keyboard('/');
      expect(screen.getByRole('searchbox', { name: 'Search' })).toHaveFocus();

      await user.click(button('Add filter'));
      const save = screen.queryByRole('menuitem', { name: /Save current query/ });
      expect(save !== null).toBe(has.saved);
      const [filter] = screen.queryAllByRole('menuitemcheckbox');
      if (filter) {
        const label = filter.textContent ?? '';
        await user.click(filter);
        const form = screen.getByRole('searchbox', { name: 'Search' }).closest('form') ?? document.body;
        expect(await within(form).findByLabelText(label)).toBeVisible();
      } else await user.keyboard('{Escape}');

      if (!has.opens) return;
      screen.getByRole('link', { name: named(0) }).focus();
      await user.keyboard('{Enter}');
      await waitFor(() => expect(window.location.pathname).not.toBe(path));
      const opened = window.location.pathname;
      if (!has.columns) return;
      window.history.back();
      const [row] = await screen.findAllByRole('row', { name: new RegExp(named(0)) });
      const cell = row && within(row).getAllByRole('cell').at(-2);
      if (cell) await user.click(cell);
      await waitFor(() => expect(window.location.pathname).toBe(opened));
    });

    test('on a phone has the same rows, and an order', async () => {
      vi.stubGlobal('matchMedia', (query: string) => ({
        matches: query.includes('max-width'),
        addEventListener: () => {},
        removeEventListener: () => {},
      }));
      const { user } = await desk.renderApp({ path, as: 'admin' });
      await waitFor(() => expect(shown().length).toBeGreaterThan(0));
      expect(screen.queryByRole('table')).toBeNull();
      await user.click(button(/^Sort by/));
      const order = await screen.findByRole('menuitem', { name: /^(Name|Title) (ascending|descending)/ });
      const isUp = order.textContent?.endsWith('ascending');
      await user.click(order);
      await waitFor(() => {
        const rising = [...shown()].sort();
        expect(shown()).toEqual(isUp ? rising : rising.reverse());
      });
    });

    test('[LIST-10] is ticked over its pages; goes out as csv and xlsx, is deleted after one question', async () => {
      const tabs = vi.spyOn(window, 'open').mockReturnValue({ opener: window } as Window);
      const { user } = await open(COUNT + 1);
      const exportAs = async (format: string, times: number) => {
        const exports = screen.getAllByRole('button', { name: 'Export' });
        await user.click(exports.at(-1) ?? document.body);
        await user.click(await screen.findByRole('menuitem', { name: format }));
        await waitFor(() => expect(tabs).toHaveBeenCalledTimes(times));
        const link = new URL(String(tabs.mock.lastCall?.[0]), window.location.origin);
        const file = await desk.app.app.fetch(new Request(`http://localhost${link.pathname}${link.search}`));
        return Buffer.from(await file.arrayBuffer());
      };
      const found = (file: Buffer) => new Set(String(file).match(new RegExp(`${name} \\d\\d`, 'g')));
      const tick = (label: string) => user.click(screen.getByRole('checkbox', { name: label }));

      expect(found(await exportAs('CSV file', 1)).size).toBe(COUNT + 1);
      expect((await exportAs('Excel file (xlsx)', 2)).subarray(0, 2).toString()).toBe('PK');
      const [first = ''] = shown();
      await tick(`Select ${first}`);
      await screen.findByText('1 item selected');
      expect([...found(await exportAs('CSV file', 3))]).toEqual([first]);
      await user.click(button('Go to page 2'));
      await waitFor(() => expect(shown().length).toBeLessThan(10));
      await tick(`Select ${shown()[0]}`);
      expect(await screen.findByText('2 items selected')).toBeVisible();
      await user.click(button('Go to page 1'));
      await waitFor(() => expect(shown()).toHaveLength(10));
      await tick('Select all on this page');
      expect(await screen.findByText('11 items selected')).toBeVisible();
      await user.click(button('Select all'));
      expect(await screen.findByText(`${COUNT + 1} items selected`)).toBeVisible();
      expect(screen.queryByRole('button', { name: 'Delete' }) !== null).toBe(has.removal);
      if (!has.removal) return;
      await user.click(button('Delete'));
      const dialog = within(await screen.findByRole('dialog'));
      expect(dialog.getByText(new RegExp(`^Are you sure you want to delete ${COUNT + 1} `))).toBeVisible();
      await user.click(dialog.getByRole('button', { name: /Delete|Confirm/ }));
      await waitFor(() => expect(shown()).toEqual([]));
      expect(await screen.findByText('Deleted')).toBeVisible();
      await waitFor(() => expect(document.activeElement?.closest('main')).not.toBeNull());
    });
  },
);

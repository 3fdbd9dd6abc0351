import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { messagesDesk, topDialog } from './messages.ts';

const { desk, template, open } = messagesDesk();

describe('templates', () => {
  test('[MSG-02] they are listed by name with version, channel, language and state, and filtered', async () => {
    await template({ name: 'Solved', language: 'te' });
    await template({ name: 'Came in' }, ['submitted', 'approved']);
    const { user } = await open('templates');
    await screen.findByText('Solved');
    const names = () =>
      screen
        .getAllByRole('row')
        .slice(1)
        .map((row) =>
          within(row)
            .getAllByRole('cell')
            .slice(1, 5)
            .map((cell) => cell.textContent),
        );
    expect(names()).toEqual([
      ['1', 'SMS', 'English', 'Approved'],
      ['1', 'SMS', 'Telugu', 'Draft'],
    ]);
    await user.click(screen.getByRole('combobox', { name: 'State' }));
    await user.click(await screen.findByRole('option', { name: 'Draft' }));
    await waitFor(() => expect(names()).toHaveLength(1));
    expect(screen.getByText('Solved')).toBeVisible();
  });

  test('[MSG-02, GRD-01] that of an office above is read, and not changed', async () => {
    const json = {
      ...{ name: 'Of the state', channel: 'sms', language: 'en', kind: 'service_implicit' },
      ...{ text: 'Your request came.', values: [] },
    };
    await desk.ask('POST', 'message/template', { json }, 'admin');
    const { user } = await open('templates');
    await user.click(await screen.findByText('Of the state'));
    const dialog = await topDialog();
    expect(dialog.getByText(/^It belongs to an office above/)).toBeVisible();
    expect(dialog.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Close']);
  });

  test('[GRD-14] an office without templates reads what they are for', async () => {
    await open('templates');
    expect(await screen.findByText(/^Standard texts are used until the office has its own/)).toBeVisible();
  });
});

import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { image } from '../../server/factories.ts';
import { pick } from '../parts.ts';
import { leaderDesk, namesShown, rowOf } from './leaders.ts';

const { desk, leader, send } = leaderDesk();

const main = () => within(screen.getByRole('main'));
const button = (name: string) => main().getByRole('button', { name });
const statusOf = async (id: number) => {
  const { status, designation } = await send('GET', `leader/${id}`);
  return [status, designation];
};

async function open(id: number) {
  const { user } = await desk.renderApp({ path: `/leader/${id}`, as: 'mla' });
  await screen.findAllByRole('radio');
  return user;
}

describe('the applications', () => {
  test('[LDR-01] show name, phone, location and status, and lead to the review and back', async () => {
    await leader({ name: 'Anitha', designation: 'volunteer' });
    await leader({ name: 'Bhaskar', phone: '9333333333' });
    const { user } = await desk.renderApp({ path: '/leader', as: 'mla' });
    expect(await screen.findByRole('heading', { level: 1, name: 'Leaders Applications' })).toBeVisible();
    const headings = (await screen.findAllByRole('columnheader')).map(({ textContent }) => textContent);
    expect(headings.slice(0, 4)).toEqual(['Name', 'Mobile', 'Location', 'Status']);
    expect(namesShown()).toEqual(['Bhaskar', 'Anitha']);
    const row = await rowOf('Bhaskar');
    for (const text of ['9333333333', 'V1, M1, A1, P1', 'On Hold']) expect(row.getByText(text)).toBeVisible();
    await user.click(row.getByRole('link', { name: 'Review Bhaskar' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Leader Application' })).toBeVisible();
    await user.click(main().getByRole('link', { name: 'Back' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Leaders Applications' })).toBeVisible();
  });

  test('[LDR-01] the approval list opens with those who wait', async () => {
    await leader({ name: 'Anitha', designation: 'volunteer' });
    await leader({ name: 'Bhaskar' });
    const { user } = await desk.renderApp({ path: '/leader/approvelist', as: 'mla' });
    expect(await screen.findByRole('heading', { level: 1, name: 'Approval List' })).toBeVisible();
    await waitFor(() => expect(namesShown()).toEqual(['Bhaskar']));
    await pick(user, screen.getByRole('combobox', { name: 'Status' }), 'All');
    await waitFor(() => expect(namesShown()).toEqual(['Bhaskar', 'Anitha']));
  });
});

describe('one application', () => {
  test('[LDR-02] tells who applies, with proof, pictures and position', async () => {
    const id = await leader({
      name: 'లక్ష్మి',
      phone: '9444444444',
      type: 'Voter ID',
      water_id_number: 'ABC1234567',
      location: '{"latitude":18.2,"longitude":79.4}',
      profile_image: await image('jpeg'),
      id_document: await image('png'),
    });
    const user = await open(id);
    expect(main().getByText('On Hold', { selector: 'span *, span' })).toBeVisible();
    const facts = ['లక్ష్మి', '9444444444', 'V1', 'Voter ID', 'ABC1234567'];
    for (const fact of facts) expect(main().getByText(fact)).toBeVisible();
    const radios = main().getAllByRole('radio');
    expect(radios.map((radio) => radio.getAttribute('value'))).toEqual([
      'mandaladmin',
      'areaadmin',
      'volunteer',
    ]);
    expect(main().getByRole('link', { name: 'Open in OpenStreetMap' })).toHaveAttribute(
      'href',
      expect.stringContaining('#map=18/18.2/79.4'),
    );
    for (const [index, name] of ['Profile photo', 'ID proof image'].entries()) {
      await user.click(main().getByRole('button', { name: `Show ${name} full screen` }));
      const viewer = within(await screen.findByRole('dialog'));
      expect(viewer.getByRole('img', { name: `Image ${index + 1} of 2: ${name}` })).toHaveAttribute(
        'src',
        expect.stringContaining('signature='),
      );
      await user.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    }
  });

  test('[LDR-02, SCOPE-08, ERR-04] of another place does not exist, and a failure can be retried', async () => {
    const foreign = await leader({ ...desk.places.V4 });
    const { unmount } = await desk.renderApp({ path: `/leader/${foreign}`, as: 'mla' });
    expect(await screen.findByRole('heading', { name: 'Application not found' })).toBeVisible();
    unmount();
    const id = await leader();
    desk.failOnce('get', `leader/${id}`);
    const { user } = await desk.renderApp({ path: `/leader/${id}`, as: 'mla' });
    expect(await screen.findByText('The application could not be loaded.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { name: 'Leader Application' })).toBeVisible();
  });
});

describe('the decision', () => {
  test('[LDR-03, LDR-05] is approval as something, which leads to the volunteers', async () => {
    const id = await leader({ name: 'Anitha' });
    const user = await open(id);
    expect(button('On Hold')).toBeDisabled();
    await user.click(button('Approve'));
    expect(main().getByText('Please select a designation before approving the application.')).toBeVisible();
    expect(await statusOf(id)).toEqual([null, null]);
    await user.click(main().getByRole('radio', { name: 'Area Admin' }));
    await user.dblClick(button('Approve'));
    // Rendered before it becomes visible.
    await waitFor(() => expect(screen.getByText('Application approved successfully')).toBeVisible());
    await waitFor(() => expect(window.location.pathname).toBe('/incharger/add'));
    expect(await statusOf(id)).toEqual([true, 'areaadmin']);
    expect((await rowOf('Anitha')).getByText('Approved')).toBeVisible();
  });

  test('[LDR-02, LDR-04, LDR-05] on an approved one is On Hold, and nothing else', async () => {
    const id = await leader({ designation: 'mandaladmin' });
    const user = await open(id);
    expect(main().getByText('Approved')).toBeVisible();
    expect(main().getByRole('radio', { name: 'Mandal Admin' })).toBeChecked();
    expect(button('Approve')).toBeDisabled();
    await user.click(button('On Hold'));
    expect(await screen.findByText('Application Status Changed to On Hold')).toBeVisible();
    await waitFor(() => expect(window.location.pathname).toBe('/incharger/add'));
    expect(await statusOf(id)).toEqual([false, 'mandaladmin']);
  });

  test('[LDR-03, LDR-04, ERR-04] that fails says so and stays', async () => {
    const id = await leader();
    const user = await open(id);
    desk.fail('post', 'leader/approve');
    await user.click(main().getByRole('radio', { name: 'Volunteer' }));
    await user.click(button('Approve'));
    expect(await main().findByText('Failed to approve application')).toBeVisible();
    expect(window.location.pathname).toBe(`/leader/${id}`);
  });

  test('[LDR-03] shows the current state when another user has decided first', async () => {
    const id = await leader();
    const user = await open(id);
    await send('POST', 'leader/approve', { leader_id: id, designation: 'mandaladmin' });
    await user.click(main().getByRole('radio', { name: 'Volunteer' }));
    await user.click(button('Approve'));
    expect(await main().findByText('This application is already approved.')).toBeVisible();
    await waitFor(() => expect(button('Approve')).toBeDisabled());
    expect(main().getByRole('radio', { name: 'Mandal Admin' })).toBeChecked();
  });
});

import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Role } from '../../../contract/policies.ts';
import { referralDesk } from '../referrals/office.ts';
import '../../../src/custom/persons/PersonPage.tsx';

const office = referralDesk();
const { desk, asked, officers, region } = office;

const TITLE = 'Referrals to departments';
const open = ({ person_id }: Record<string, unknown>, as: Role = 'mla') =>
  desk.renderApp({ path: `/grievance/person/${person_id}`, as });
/** What is below the referrals has come. */
const isThere = () => screen.findByText('No letter has been written yet.');

test('[PER-08] the page tells what departments were asked about the cases: number, state, department, days, and the case', async () => {
  const first = await asked();
  const second = await asked({ contact_ids: [officers().sita], subject: 'Dry well' }, false);
  office.passDays(3);
  await open(first.complaint);
  const section = await region(TITLE);
  const rows = await waitFor(() => {
    const items = section.getAllByRole('listitem');
    expect(items).toHaveLength(2);
    return items as [HTMLElement, HTMLElement];
  });
  expect(rows[0]).toHaveTextContent(
    `${second.number}To sendDry wellWater Supply${second.complaint.complaint_number}`,
  );
  expect(rows[1]).toHaveTextContent(/WaitingBroken roadRoads and Buildings · Sent on .+ · 3 days/);
  for (const [index, { complaint }] of [second, first].entries())
    expect(within(rows[index] as HTMLElement).getByRole('link')).toHaveAttribute(
      'href',
      `/grievance/${complaint.id}`,
    );
});

test('[PER-07, PER-08] nothing is shown where no department was asked, and to staff nothing of cases of others', async () => {
  const { complaint } = await asked();
  const staffs = await open(complaint, 'staff');
  await isThere();
  expect(screen.queryByRole('region', { name: TITLE })).toBeNull();
  staffs.unmount();
  const other = await office.record({ name: 'Sita', phone: '9848500001' });
  await open(other);
  await isThere();
  expect(screen.queryByRole('region', { name: TITLE })).toBeNull();
});

test('[PER-08, GRD-11] referrals that could not be loaded are told, and asked for again', async () => {
  const { complaint, number } = await asked();
  desk.fail('get', 'referral', 500, {});
  const { user } = await open(complaint);
  const section = await region(TITLE);
  expect(section.getByText('The referrals could not be loaded.')).toBeVisible();
  desk.network.resetHandlers();
  await user.click(section.getByRole('button', { name: 'Try again' }));
  expect(await section.findByText(number)).toBeVisible();
});

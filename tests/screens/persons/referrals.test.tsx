import { waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Role } from '#contract/access/policies.ts';
import { referralDesk } from '../letters/referrals/office.ts';

const office = referralDesk();
const { desk, asked, officers, region } = office;

const TITLE = 'Referrals to departments';
const open = ({ person_id }: Record<string, unknown>, as: Role = 'mla') =>
  desk.renderApp({ path: `/grievance/person/${person_id}`, as });

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
    expect(
      within(rows[index] as HTMLElement).getByRole('link', { name: complaint.complaint_number }),
    ).toHaveAttribute('href', `/grievance/${complaint.id}`);
});

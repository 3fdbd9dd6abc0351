import { expect } from '@playwright/test';
import { complaintsOf, createComplaint, finish, newPhone, writeComplaint } from './complaints.ts';
import { test } from './people.ts';

/** A script, an emoji of several characters, an override of the reading direction, an entity and a quote. */
const HOSTILE = '<script>alert(1)</script> 🧑‍🌾 \u202Eegami\u202C &lt;b&gt; "\'';
/** Markup that would call another host or run a script if it were used as HTML. */
const MARKUP = `<p>Seen by all</p><script>alert(1)</script><img src="http://evil.invalid/i.png" onerror="alert(1)">
  <iframe src="http://evil.invalid/"></iframe><svg onload="alert(1)"></svg><a href="javascript:alert(1)">press</a>
  <p style="background:url(http://evil.invalid/b.png)" onclick="alert(1)">styled</p>`;

test('[DET-16, CRE-07] scripts, emoji and direction marks in every field of a complaint are only text', async ({
  visit,
  session,
}) => {
  const phone = newPhone();
  const page = await visit('mla', '/grievance');
  await writeComplaint(page, { phone, details: `${HOSTILE} ${MARKUP}`, name: HOSTILE });
  await page.getByRole('button', { name: 'Create Complaint' }).click();
  const number = await finish(page);
  const box = page.getByRole('searchbox', { name: 'Keyword' });
  await box.fill('<script>alert(1)</script>');
  await box.press('Enter');
  await expect(page.getByRole('row').filter({ hasText: number })).toContainText(
    '<script>alert(1)</script> 🧑‍🌾',
  );

  await page.getByRole('link', { name: number, exact: true }).click();
  await expect(page.getByText('<img src="http://evil.invalid/i.png" onerror="alert(1)">')).toBeVisible();
  await page.getByRole('textbox', { name: 'Remark' }).fill(HOSTILE);
  await page.getByRole('button', { name: 'Send remark' }).click();
  await expect(
    page.getByRole('listitem').filter({ hasText: '<script>alert(1)</script> 🧑‍🌾' }),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Resolve' }).click();
  await page.getByLabel('Message to the citizen').fill(HOSTILE);
  await page.getByLabel('Information given').check();
  await page.getByRole('dialog').getByRole('button', { name: 'Resolve' }).click();
  await expect(page.getByRole('listitem').filter({ hasText: '<script>alert(1)</script> 🧑‍🌾' })).toHaveCount(
    2,
  );
  expect(await complaintsOf(await session('mla'), phone)).toHaveLength(1);
});

test('[DET-16] markup in the details is stripped of all that runs or calls out', async ({
  visit,
  session,
}) => {
  const { id } = await createComplaint(await session('mla'), { details: MARKUP });
  const page = await visit('mla', `/grievance/${id}`);
  await expect(page.getByText('Seen by all')).toBeVisible();
  const details = page.getByRole('region', { name: 'Details' });
  await details.getByText('press').click();
  await details.getByText('styled').click();
  await expect(
    details.locator('script, img, iframe, svg, [style], [onclick], [href^="javascript"]'),
  ).toHaveCount(0);
});

test('[DET-16] the built product ships with a policy under which only its own scripts run', async ({
  visit,
  faults,
}) => {
  const page = await visit(null, '/');
  await page.evaluate(() => {
    const script = document.createElement('script');
    script.textContent = 'document.title = "ran"';
    document.body.append(script);
  });
  await expect.poll(() => faults.splice(0).join()).toContain("script-src 'self'");
  await expect(page).not.toHaveTitle('ran');
});

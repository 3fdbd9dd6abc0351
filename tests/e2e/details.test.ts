import { expect } from '@playwright/test';
import { createComplaint } from './complaints.ts';
import { test } from './people.ts';

/** From a server that does not sanitise. Only a browser can show whether it is harmless. */
const DETAILS =
  '<p onclick="alert(1)">Water <b>now</b><script>alert(2)</script><img src=x onerror="alert(3)">' +
  '<a href="javascript:alert(4)">bad</a> <a href="https://example.org/">good</a></p>' +
  '<svg onload="alert(5)"><iframe srcdoc="<script>alert(6)</script>"></iframe></svg><style>*{display:none}</style>';

test('[DET-16] details that come unsanitised are harmless on the screen', async ({
  visit,
  session,
  faults,
}) => {
  const { id } = await createComplaint(await session('mla'));
  const page = await visit('mla', '/grievance');
  await page.route(`**/api/v1/complaint/${id}?*`, async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ json: { ...(await answer.json()), details: DETAILS } });
  });
  await page.goto(`/grievance/${id}`);
  const shown = page.getByRole('region', { name: 'Details' }).locator('div');
  await expect(shown).toHaveText('Water nowbad good');
  expect(await shown.innerHTML()).toBe(
    '<p>Water <b>now</b><a target="_blank" rel="noopener noreferrer">bad</a> ' +
      '<a href="https://example.org/" target="_blank" rel="noopener noreferrer">good</a></p>',
  );
  // When the purifier removes handlers, its parser triggers the policy, which blocks and reports them.
  expect(faults.filter((fault) => !fault.startsWith('Executing inline event handler'))).toEqual([]);
  faults.length = 0;
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

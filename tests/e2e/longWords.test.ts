import { expect, type Page } from '@playwright/test';
import { image } from '../server/factories.ts';
import { createComplaint, payload } from './complaints.ts';
import { lead } from './pages.ts';
import { test } from './people.ts';

/** A long word without any break opportunity. */
const LONG = 'W'.repeat(170);

/** The page is no wider than its window, and nothing in the main part is cut off at its right. */
async function expectNothingSideways(page: Page) {
  await expect(page.getByText(LONG).first()).toBeVisible();
  const width = await page.evaluate(() => ({
    page: document.documentElement.scrollWidth,
    window: document.documentElement.clientWidth,
  }));
  expect(width.page).toBeLessThanOrEqual(width.window + 1);
  const right = await page
    .locator('main h1, main h2')
    .evaluateAll((headings) => Math.max(...headings.map((one) => one.getBoundingClientRect().right)));
  expect(right).toBeLessThanOrEqual(width.window + 1);
}

for (const phone of [false, true]) {
  const screen = phone ? 'a phone' : 'a desktop';

  test(`[LIST-14, DET-01, PER-08] a name of 170 letters breaks neither list nor page of grievances, of people neither, on ${screen}`, async ({
    visit,
    session,
  }) => {
    const { id, person_id } = await createComplaint(await session('mla'), {
      name: LONG,
      details: `<p>${LONG}</p>`,
    });
    const page = await visit('mla', '/grievance/all', { phone });
    await expectNothingSideways(page);
    await lead(page, `/grievance/${id}`);
    await expectNothingSideways(page);
    for (const path of ['/grievance/people', `/grievance/person/${person_id}`]) {
      await lead(page, path);
      await expectNothingSideways(page);
    }
    await lead(page, `/grievance/update/${id}`);
    await expect(page.getByRole('textbox', { name: 'Full Name' })).toHaveValue(LONG);
  });

  test(`[NEWS-01, CRUD-01] a title of 170 letters breaks neither list nor page of news on ${screen}`, async ({
    visit,
    session,
  }) => {
    const { api, answer } = await session('mla');
    const response = await api.post('news', {
      multipart: {
        title: LONG,
        date: '2026-02-03T10:30',
        description: LONG,
        video_link: 'https://youtu.be/aqz-KE-bpKQ',
        parliament_id: String(answer.parliament?.id),
        assembly_id: String(answer.assembly?.id),
        file: await payload(await image()),
      },
    });
    expect(response.status(), await response.text()).toBe(201);
    const { id } = await response.json();
    const page = await visit('mla', '/news', { phone });
    await expectNothingSideways(page);
    for (const path of [`/news/${id}`, `/news/update/${id}`]) {
      await lead(page, path);
      await expectNothingSideways(page);
    }
  });
}

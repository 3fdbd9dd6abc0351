import { expect, type Page } from '@playwright/test';
import { image } from '../server/factories.ts';
import { expectAccessible } from './axe.ts';
import { payload } from './complaints.ts';
import { type Session, test } from './people.ts';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const row = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name });

const TILES = /https:\/\/[abc]\.tile\.openstreetmap\.org\//;

/** An application in the first area of the session's assembly. */
async function apply({ answer, api }: Session, name: string, phone: string): Promise<void> {
  const { parliament, assembly } = answer;
  const first = async (path: string) => (await (await api.get(path)).json()).data[0].id;
  const mandal_id = await first(`mandal?assembly_id=${assembly?.id}`);
  const area_id = await first(`area?mandal=${mandal_id}`);
  const response = await api.post('leader', {
    multipart: {
      name,
      phone,
      parliament_id: parliament?.id ?? 0,
      assembly_id: assembly?.id ?? 0,
      mandal_id,
      area_id,
      location: JSON.stringify({ latitude: 18.2, longitude: 79.4 }),
      type: 'Voter ID',
      water_id_number: 'TS1234567',
      profile_image: await payload(await image('jpeg', 200, 200)),
      id_document: await payload(await image('png', 300, 200)),
    },
  });
  expect(response.status()).toBe(201);
}

test('[LDR-01, LDR-02, LDR-03, LDR-04, LDR-05, VOL-05] mla reviews an application, approves it, writes to the new leader and puts the leader on hold', async ({
  faults,
  session,
  visit,
}) => {
  const name = 'శ్రీలత Applicant';
  await apply(await session('mla'), name, '9700000001');
  const page = await visit('mla', '/leader/approvelist');
  await expect(heading(page)).toHaveText('Approval List');
  await expectAccessible(page);
  const tiles: string[] = [];
  await page.route(TILES, (route) => {
    tiles.push(new URL(route.request().url()).pathname);
    return route.abort();
  });
  await page.getByLabel('Search').fill('9700000001');
  await expect(page.getByRole('row')).toHaveCount(2);
  await row(page, name)
    .getByRole('link', { name: `Review ${name}` })
    .click();

  await expect(heading(page)).toHaveText('Leader Application');
  const main = page.getByRole('main');
  await expect(main.getByText('On Hold', { exact: true }).first()).toBeVisible();
  await expect(main.getByText(/^The map cannot be loaded here/)).toBeVisible();
  await expect(main.getByText('18.20000, 79.40000')).toBeVisible();
  await expect(main.locator('path.leaflet-interactive')).toBeVisible();
  expect(tiles.filter((path) => !path.startsWith('/18/'))).toEqual([]);
  await expect(main.getByText('TS1234567')).toBeVisible();
  await page.getByRole('button', { name: 'Show Profile photo full screen' }).click();
  const photo = page.getByRole('dialog').getByRole('img');
  await expect.poll(() => photo.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBe(200);
  await expectAccessible(page);
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: 'Approve' }).click();
  await expect(page.getByText('Please select a designation before approving the application.')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('radio', { name: 'Mandal Admin' }).check();
  await page.getByRole('button', { name: 'Approve' }).click();
  await expect(page.getByText('Application approved successfully')).toBeVisible();
  await expect(page).toHaveURL(/\/incharger\/add$/);

  await page.getByLabel('Search').fill('9700000001');
  await expect(row(page, name)).toContainText('Mandal Admin');
  await expect(row(page, name)).toContainText('Approved');
  await page.getByRole('button', { name: `Message to ${name}` }).click();
  const messages = page.getByRole('dialog', { name: 'Leader Messages' });
  await messages.getByLabel('Message').fill('Welcome to the team.');
  await messages.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByText('Message sent successfully!')).toBeVisible();
  await expect(messages.getByRole('listitem')).toContainText('Welcome to the team.');
  await expectAccessible(page);
  await messages.getByRole('button', { name: 'Close' }).click();

  await page.getByRole('link', { name: `View ${name}` }).click();
  await page.getByRole('button', { name: 'On Hold' }).click();
  await expect(page.getByText('Application Status Changed to On Hold')).toBeVisible();
  await expect(row(page, name)).toContainText('On Hold');
  // Only the map's requests to OpenStreetMap were made.
  expect(faults.filter((fault) => !TILES.test(fault))).toEqual([]);
  faults.length = 0;
});

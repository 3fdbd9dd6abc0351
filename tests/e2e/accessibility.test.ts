import { expect, type Page } from '@playwright/test';
import { notices as english } from '#src/i18n/en/desk/notices.ts';
import { notices as telugu } from '#src/i18n/te/desk/notices.ts';
import { jpeg, pdf, recording } from '../fixtures/index.ts';
import { expectAccessible, expectWhole } from './axe.ts';
import { addMedia, createComplaint } from './complaints.ts';
import { lead } from './pages.ts';
import { type Person, test } from './people.ts';

const LOOKS = [
  { locale: 'en', theme: 'light', phone: false },
  { locale: 'te', theme: 'dark', phone: true },
] as const;

interface Screen {
  name: string;
  person: Person | null;
  path: string;
  /** Waits until the screen shows its content. */
  ready: (page: Page) => Promise<void>;
}

const row = (page: Page) => page.getByRole('link', { name: /^\d{4}-\d{6}$/ }).first();
const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const whenHeaded = (page: Page) => expect(heading(page)).toBeVisible();
const whenListed = (page: Page) => expect(page.locator('main :is(tbody tr, li)').first()).toBeVisible();

const SCREENS: Screen[] = [
  { name: 'sign-in', person: null, path: '/', ready: whenHeaded },
  { name: 'dashboard', person: 'mp', path: '/dashboard', ready: whenHeaded },
  {
    name: 'grievances folder',
    person: 'mla',
    path: '/grievance',
    ready: async (page) => {
      await expect(row(page)).toBeVisible();
      await expect(page.locator('[contenteditable]')).toBeVisible();
    },
  },
  {
    name: 'list of all grievances',
    person: 'admin',
    path: '/grievance/all?status=open',
    ready: async (page) => expect(row(page)).toBeVisible(),
  },
  {
    name: 'office settings, with tabs',
    person: 'desk',
    path: '/grievance/settings',
    ready: whenHeaded,
  },
  {
    name: 'targets of the office',
    person: 'mla',
    path: '/grievance/settings?part=targets',
    ready: (page) => expect(page.getByRole('spinbutton').first()).toBeVisible(),
  },
  {
    name: 'people',
    person: 'staff',
    path: '/grievance/people',
    ready: (page) => expect(page.locator('main a[href^="/grievance/person/"]').first()).toBeVisible(),
  },
  { name: 'possibly the same', person: 'mla', path: '/grievance/people/same', ready: whenHeaded },
  {
    name: 'to verify',
    person: 'mla',
    path: '/grievance/verify',
    ready: whenHeaded,
  },
  { name: 'causes', person: 'mla', path: '/grievance/causes', ready: whenHeaded },
  {
    name: 'workload',
    person: 'mla',
    path: '/grievance/workload',
    ready: (page) => expect(page.locator('main').getByText('Sunitha Chary').first()).toBeVisible(),
  },
  {
    name: 'routing of the office',
    person: 'mla',
    path: '/grievance/settings?part=routing',
    ready: (page) => expect(page.locator('main').getByText('Sunitha Chary').first()).toBeVisible(),
  },
  {
    name: 'news',
    person: 'mla',
    path: '/news',
    ready: (page) => expect(page.locator('main a[href^="/news/1"]').first()).toBeVisible(),
  },
  {
    name: 'news form',
    person: 'mla',
    path: '/news/create',
    ready: (page) => expect(page.locator('input[name="title"]')).toBeVisible(),
  },
  {
    name: 'events of a month',
    person: 'mla',
    path: '/event?view=month',
    ready: (page) => expect(page.locator('[data-date]').first()).toBeVisible(),
  },
  {
    name: 'galleries',
    person: 'mla',
    path: '/gallery',
    ready: (page) => expect(page.locator('main a[href^="/gallery/gallery/"] img').first()).toBeVisible(),
  },
  {
    name: 'gallery form',
    person: 'mla',
    path: '/gallery/create',
    ready: (page) => expect(page.locator('input[name="name"]')).toBeVisible(),
  },
  {
    name: 'images of a gallery',
    person: 'mla',
    path: '/gallery/gallery/1',
    ready: (page) => expect(page.locator('main li img').first()).toBeVisible(),
  },
  {
    name: 'videos',
    person: 'mla',
    path: '/video',
    ready: (page) => expect(page.locator('main a[href^="/video/update/"]').first()).toBeVisible(),
  },
  {
    name: 'profile',
    person: 'newmla',
    path: '/profile',
    ready: (page) => expect(page.locator('input[name="email"]')).toBeVisible(),
  },
  { name: 'contacts', person: 'mla', path: '/contacts/add', ready: whenHeaded },
  {
    name: 'volunteers',
    person: 'mla',
    path: '/volunteers',
    ready: whenListed,
  },
  { name: 'grievance in-charges', person: 'mla', path: '/grievanceincharge/add', ready: whenListed },
  { name: 'division in-charges', person: 'mla', path: '/divisonIncharge/add', ready: whenListed },
  { name: 'candidates', person: 'admin', path: '/candidate', ready: whenHeaded },
  { name: 'password', person: 'staff', path: '/changePassword', ready: whenHeaded },
  {
    name: 'access log',
    person: 'admin',
    path: '/privacy/access',
    ready: (page) => expect(page.locator('main [role=status]').filter({ hasText: /\S/ })).toBeVisible(),
  },
  {
    name: 'personal data',
    person: 'admin',
    path: '/privacy/person',
    ready: async (page) => {
      await page.locator('input[name="name"]').fill('Lakshmi');
      await page.keyboard.press('Enter');
      await expect(page.getByRole('main').getByRole('heading', { level: 2 }).first()).toBeVisible();
    },
  },
  { name: 'page that does not exist', person: 'mla', path: '/nowhere', ready: whenHeaded },
  { name: 'page that is denied', person: 'mla', path: '/masterdata', ready: whenHeaded },
];

/** One start of the application for all screens of a person: separate starts would take most of the time. */
const BY_PERSON = [...new Set(SCREENS.map(({ person }) => person))].map(
  (person) => [person, SCREENS.filter((screen) => screen.person === person)] as const,
);

for (const look of LOOKS) {
  const words = `${look.locale}, ${look.theme}, ${look.phone ? 'phone' : 'desktop'}`;
  for (const [person, screens] of BY_PERSON) {
    test(`[SHELL-11, SHELL-14] axe finds nothing serious as ${person ?? 'nobody'} (${words})`, async ({
      visit,
    }) => {
      const page = await visit(person, screens[0]?.path ?? '/', look);
      for (const [nth, { name, path, ready }] of screens.entries()) {
        await test.step(name, async () => {
          if (nth > 0) await lead(page, path);
          await ready(page);
          await expectAccessible(page);
        });
      }
    });
  }

  test(`[DET-01, SHELL-14] axe finds nothing serious: grievance with attachments, account, notices, menu (${words})`, async ({
    visit,
    session,
  }) => {
    const staff = await session('staff');
    const { id } = await createComplaint(staff);
    for (const file of [await jpeg(), recording(), pdf()]) {
      expect((await addMedia(staff, id, file)).status()).toBe(201);
    }
    const page = await visit('mla', `/grievance/${id}`, look);
    await expect(page.locator('audio')).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('banner').getByRole('button').last().click();
    await expect(page.getByRole('menu')).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    const { title } = look.locale === 'te' ? telugu : english;
    const bell = page.getByRole('banner').getByRole('button', { name: title });
    await bell.press('Enter');
    await expect(page.getByRole('dialog', { name: title })).toBeVisible();
    await expectWhole(page);
    await page.keyboard.press('Escape');
    await expect(bell).toBeFocused();
    await page.getByRole('banner').getByRole('button').first().click();
    await expectAccessible(page);
  });
}

test('[LIST-08, CRE-20] axe finds nothing serious while lists are loading', async ({ visit }) => {
  const page = await visit('mla', '/dashboard');
  // Calls that are never answered.
  await page.route(/\/api\/v1\/(news|complaint)\?/, () => undefined);
  await page.goto('/news');
  await expect(page.getByRole('status', { name: 'Loading' })).toBeVisible();
  await expectAccessible(page);
  await page.goto('/grievance');
  await page.getByRole('combobox', { name: 'Phone' }).fill('9848012345');
  await expect(page.getByRole('status', { name: 'Looking for earlier complaints…' })).toBeVisible();
  await expect(page.getByText('Loading grievances…')).toBeVisible();
  await expectAccessible(page);
});

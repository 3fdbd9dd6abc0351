import { expect } from '@playwright/test';
import { contracts } from '#contract/index.ts';
import { references } from '#contract/kernel/define.ts';
import { columnKinds } from '#contract/kernel/fields.ts';
import { image } from '../server/factories.ts';
import { sampleOf } from '../server/kernel/records/sample.ts';
import { createComplaint, newPhone, payload } from './complaints.ts';
import { lead } from './pages.ts';
import { type Session, test } from './people.ts';

/** Would run a script, or call another host, if it were used as markup, an attribute, a style or a link. */
const HOSTILE = `"'><img src=http://evil.invalid/i.png onerror=alert(1)><script>alert(1)</script><svg/onload=alert(1)>{{7*7}}\${7*7}javascript:alert(1)`;
const RICH = `<p>${HOSTILE}</p><a href="javascript:alert(1)">press</a><iframe srcdoc="<script>alert(1)</script>"></iframe><math><mtext><style><img src=x onerror=alert(1)></style></mtext></math>`;

type Values = Record<string, unknown>;

/** Records to delete after the test: other tests share the server. */
const created: { by: Session; path: string }[] = [];
test.afterEach(async () => {
  for (const { by, path } of created.splice(0).reverse()) await by.api.delete(path);
});

/** Creates a record; returns its id. */
async function create(by: Session, path: string, values: Values): Promise<number> {
  const response = await by.api.post(path, { multipart: values as Record<string, string> });
  expect(response.status(), `${path}: ${await response.text()}`).toBe(201);
  const { id } = await response.json();
  created.push({ by, path: `${path}/${id}` });
  return Number(id);
}

/** The place of the session, down to an area. */
async function placeOf({ answer: { parliament, assembly }, api }: Session) {
  const first = async (list: string, params: Record<string, number>) =>
    Number((await (await api.get(list, { params })).json()).data[0].id);
  const assembly_id = assembly?.id ?? 0;
  const mandal_id = await first('mandal', { assembly_id });
  return {
    parliament_id: parliament?.id ?? 0,
    assembly_id,
    mandal_id,
    area_id: await first('area', { mandal: mandal_id }),
  };
}

/** A record of a plain resource: the text in every text field, and valid values in all others. */
async function hostileRecord(owner: Session, name: string, place: Values): Promise<number> {
  const contract = contracts.find((each) => each.name === name);
  if (!contract) throw new Error(`no resource ${name}`);
  const values: Values = await sampleOf(contract);
  for (const [field, schema] of Object.entries(contract.input)) {
    const text = columnKinds.get(schema)?.html ? RICH : HOSTILE;
    const marked = contract.unique.includes(field) ? `${newPhone()}${text}`.slice(0, 200) : text;
    if (schema.safeParse(marked).success) values[field] = marked;
  }
  for (const { field, to } of references(contract)) {
    if (field in values) values[field] = (await (await owner.api.get(to)).json()).data[0].id;
  }
  for (const [field, value] of Object.entries(values)) {
    if (value === undefined) delete values[field];
    else
      values[field] =
        value instanceof File ? await payload(value, `${HOSTILE.replaceAll('/', ' ')}.png`) : String(value);
  }
  return create(owner, contract.path, { ...values, ...(contract.placed ? place : {}) });
}

test.describe.configure({ timeout: 600_000 });

test('[DET-16, SHELL-12] markup in every text field of every resource is only text on every screen', async ({
  visit,
  session,
}) => {
  const [admin, mla] = [await session('admin'), await session('mla3')];
  const place = await placeOf(mla);
  for (const category of ['complaint/category', 'contact/category', 'policy/category', 'video/category']) {
    await hostileRecord(admin, category, {});
  }
  const ids: Record<string, number> = {};
  for (const { name, policy } of contracts.filter((contract) => !contract.name.endsWith('/category'))) {
    ids[name] = await hostileRecord(policy === 'masterData' ? admin : mla, name, place);
  }
  const people = { name: HOSTILE.slice(0, 200), ...place };
  const staffed = { ...people, phone: newPhone(), password: 'Mango season 7' };
  await create(admin, 'staff', staffed);
  const leader = await create(mla, 'leader', {
    ...people,
    phone: newPhone(),
    party: HOSTILE,
    type: HOSTILE,
    water_id_number: HOSTILE.slice(0, 50),
    profile_image: await payload(await image(), 'a.png'),
  });
  await create(mla, 'leader/message', { title: HOSTILE, 'leader_id[]': String(leader) });
  await create(mla, 'gallery/media', {
    gallery_id: ids.gallery,
    title: HOSTILE,
    file: await payload(await image(), 'a.png'),
  });
  await create(admin, 'area', { name: HOSTILE, mandal_id: place.mandal_id });
  const account = {
    name: HOSTILE,
    username: `${newPhone()}${HOSTILE}`.slice(0, 200),
    password: 'Mango season 7',
  };
  const user_id = await create(admin, 'user', account);
  const { parliament_id, assembly_id } = place;
  const seat = { designation: 'MLA', parliament_id, assembly_id };
  const candidate = await create(admin, 'candidate', { ...seat, user_id });
  const social = { instagram: HOSTILE, twitter: HOSTILE, facebook: HOSTILE };
  const profile = {
    ...social,
    phone: newPhone(),
    address: HOSTILE,
    email: 'a@example.org',
    custom_designation: HOSTILE,
  };
  expect((await admin.api.put(`candidate/${candidate}`, { data: profile })).status()).toBe(200);

  const page = await visit('mla3', '/changePassword');
  const screens = [
    ...[
      '/news',
      '/event',
      '/gallery',
      '/video',
      '/policy',
      '/milestone',
      '/achievement',
      '/contacts/add',
      '/divisonIncharge/add',
    ],
    `/news/${ids.news}`,
    `/news/update/${ids.news}`,
    `/event/${ids.event}`,
    `/event/update/${ids.event}`,
    `/gallery/gallery/${ids.gallery}`,
    `/gallery/update/${ids.gallery}`,
    `/video/update/${ids.video}`,
    `/policy/view-govtpolicy/${ids.policy}`,
    `/policy/update-govtpolicy/${ids.policy}`,
    `/milestone/${ids.milestone}`,
    `/milestone/update/${ids.milestone}`,
    `/achievement/${ids.achievement}`,
    `/achievement/update-achievements/${ids.achievement}`,
    `/contacts/${ids.contact}`,
    `/contacts/update/${ids.contact}`,
    ...[
      '/leader',
      '/leader/approvelist',
      `/leader/${leader}`,
      '/volunteers',
      '/grievanceincharge/add',
      '/dashboard',
    ],
  ];
  for (const screen of screens) {
    await lead(page, screen);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('progressbar')).toHaveCount(0);
  }
  await lead(page, `/news/${ids.news}`);
  await expect(page.getByText('<script>alert(1)</script>').first()).toBeVisible();
  const office = await visit('admin', '/changePassword');
  for (const screen of [
    '/masterdata',
    '/area',
    '/users',
    '/candidate',
    '/grievanceincharge/add',
    '/administator/add',
  ]) {
    await lead(office, screen);
    await expect(office.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(office.getByRole('progressbar')).toHaveCount(0);
  }
});

test('[DET-16, DET-02, DET-04] and in every field of a complaint, its answers, its history, its files and its PDF', async ({
  visit,
  session,
}) => {
  const mla = await session('mla3');
  const { id } = await createComplaint(mla, { name: HOSTILE.slice(0, 200), details: RICH });
  created.push({ by: mla, path: `complaint/${id}` });
  const file = await payload(await image(), `${HOSTILE.replaceAll('/', ' ')}.png`);
  const added = await mla.api.post('complaint/media', { multipart: { complaint_id: id, file } });
  expect(added.status()).toBe(201);
  for (const [path, data] of [
    ['complaint/history', { complaint_id: id, message: HOSTILE }],
    ['complaint/response', { complaint_id: id, message: HOSTILE, status: 'pending' }],
  ] as const) {
    expect((await mla.api.post(path, { data })).status()).toBe(201);
  }
  const page = await visit('mla3', '/changePassword');
  for (const screen of ['/grievance', '/grievance/all', `/grievance/update/${id}`, `/grievance/${id}`]) {
    await lead(page, screen);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('progressbar')).toHaveCount(0);
  }
  await expect(page.getByText('<script>alert(1)</script>').first()).toBeVisible();
  await page.getByRole('region', { name: 'Details' }).getByText('press').first().click();
  await expect(page).toHaveURL(new RegExp(`/grievance/${id}$`));
  const { url } = await (await mla.api.post('complaint/download', { data: { id } })).json();
  const pdf = await mla.api.get(new URL(url, page.url()).href);
  expect([pdf.status(), pdf.headers()['content-type']]).toEqual([200, 'application/pdf']);
  expect(pdf.headers()['content-security-policy']).toContain('sandbox');
});

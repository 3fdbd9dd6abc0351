import { expect, type Locator, type Page } from '@playwright/test';
import type { ComplaintRecord } from '#contract/complaints/complaint.ts';
import type { Session } from './people.ts';

/** The values of the complaint form; the place is in the demo assembly Huzurabad. */
export const COMPLAINT = {
  category: 'Drinking Water',
  mandal: 'Shankarapatnam',
  area: 'Kannapur',
  name: 'Lakshmi Devi',
};

let phones = 0;
/** A phone number that no other complaint of this run has. */
export const newPhone = () =>
  `6${String(process.pid % 100_000).padStart(5, '0')}${String(++phones).padStart(4, '0')}`;

/** A file in the form of a file input. */
export const payload = async (file: File, name = file.name, mimeType = file.type) => ({
  name,
  mimeType,
  buffer: Buffer.from(await file.arrayBuffer()),
});

/** Chooses an option of a searchable select. */
async function choose(within: Page | Locator, label: string, option: string) {
  const select = within.getByRole('combobox', { name: label });
  await select.fill(option);
  await select.page().getByRole('option', { name: option, exact: true }).click();
}

interface Written {
  phone: string;
  details: string;
  name?: string;
}

/** Fills in a whole complaint, without attachments. */
export async function writeComplaint(page: Page, { phone, details, name = COMPLAINT.name }: Written) {
  const form = page.getByRole('region', { name: 'Complaint Information' });
  await form.getByRole('combobox', { name: 'Phone' }).fill(phone);
  await choose(form, 'Category', COMPLAINT.category);
  await choose(form, 'Mandal', COMPLAINT.mandal);
  await choose(form, 'Area', COMPLAINT.area);
  await form.getByLabel('Full Name').fill(name);
  await choose(page.getByRole('region', { name: 'Further Information' }), 'Origin', 'Citizen');
  await page.getByRole('textbox', { name: 'Details' }).fill(details);
}

export const attachments = (page: Page) =>
  page.getByRole('list', { name: 'Attachments' }).getByRole('listitem');

/** Chooses files through the Upload button. */
export async function upload(page: Page, files: Awaited<ReturnType<typeof payload>>[]) {
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Upload', exact: true }).click();
  await (await chooser).setFiles(files);
}

/** Records from Chromium's fake microphone until the clock has moved. */
export async function recordVoice(page: Page) {
  await page.getByRole('button', { name: 'Record', exact: true }).click();
  await expect(page.getByRole('timer')).not.toHaveText('0:00');
  await page.getByRole('button', { name: 'Stop' }).click();
  await expect(page.getByRole('button', { name: 'Record', exact: true })).toBeVisible();
}

/** The complaint's number from the success dialog, which is then closed by its button. */
export async function finish(page: Page): Promise<string> {
  const done = page
    .getByRole('dialog')
    .getByText(/^Complaint Created Successfully, Complaint Number: \d{4}-\d{6}$/);
  await expect(done).toBeVisible();
  const number = (await done.innerText()).replace(/^.*: /, '');
  await page.getByRole('button', { name: 'Ok' }).click();
  await expect(done).toBeHidden();
  return number;
}

/** Records a complaint through the API, in the assembly of the signed-in user. */
export async function createComplaint(
  { answer: { parliament, assembly }, api }: Session,
  given: { phone?: string; details?: string; name?: string } = {},
): Promise<ComplaintRecord> {
  const first = async (list: string, params = {}): Promise<{ id: number }> =>
    (await (await api.get(list, { params })).json()).data[0];
  const category = await first('complaint/category');
  const mandal = await first('mandal', { assembly_id: assembly?.id });
  const area = await first('area', { mandal: mandal.id });
  const places = { parliament_id: parliament?.id, assembly_id: assembly?.id, mandal_id: mandal.id };
  const text = { name: COMPLAINT.name, phone: newPhone(), details: '<p>No water</p>', type: 'complaint' };
  const response = await api.post('complaint', {
    data: { ...text, ...places, category_id: category.id, area_id: area.id, ...given },
  });
  expect(response.status(), await response.text()).toBe(201);
  return response.json();
}

/** Adds a file to a complaint through the API. */
export async function addMedia({ api }: Session, complaint_id: number, file: File, name = file.name) {
  return api.post('complaint/media', { multipart: { complaint_id, file: await payload(file, name) } });
}

/** Chooses what the page of a complaint has behind '⋯ More', by keyboard. */
export async function chooseMore(page: Page, name: string, more = 'More') {
  await page.getByRole('button', { name: more, exact: true }).press('Enter');
  await page.getByRole('menuitem', { name }).press('Enter');
  await expect(page.getByRole('menu')).toBeHidden();
}

/** All complaints with a phone number. */
export async function complaintsOf({ api }: Session, phone: string): Promise<ComplaintRecord[]> {
  return (await (await api.get('complaint', { params: { phone, page: 1 } })).json()).data;
}

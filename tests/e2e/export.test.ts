import { readFile } from 'node:fs/promises';
import { type Download, expect, type Page } from '@playwright/test';
import papaparse from 'papaparse';
import { readSheet } from 'read-excel-file/universal';
import { expectAccessible } from './axe.ts';
import { createComplaint, newPhone, payload } from './complaints.ts';
import { test } from './people.ts';

const NAME = 'ఎగుమతి లక్ష్మి';
const DETAILS = 'ట్రాన్స్‌ఫార్మర్ కాలిపోయింది, "కరెంటు" లేదు.';

/** Exports the shown list; returns the file that the new tab has downloaded. */
async function exportAs(page: Page, format: 'CSV file' | 'Excel file (xlsx)') {
  const saved = new Promise<Download>((resolve) => {
    // A tab that only downloads a file closes at once, and its opener reports the download.
    page.once('download', resolve);
  });
  await page.getByRole('button', { name: 'Export' }).click();
  await page.getByRole('menuitem', { name: format }).click();
  const download = await saved;
  return { bytes: await readFile(await download.path()), name: download.suggestedFilename() };
}

/** The rows of the file by heading. */
function records([header = [], ...rows]: readonly (readonly unknown[])[]) {
  return rows.map((row) => Object.fromEntries(header.map((heading, index) => [String(heading), row[index]])));
}

async function search(page: Page, term: string) {
  await page.getByRole('searchbox', { name: 'Keyword' }).fill(term);
  await page.keyboard.press('Enter');
}

test('[LIST-09, LIST-10] admin exports what a keyword has found and reads it back, as csv and as xlsx, in Telugu', async ({
  visit,
  session,
}) => {
  const phone = newPhone();
  const complaint = await createComplaint(await session('mla'), {
    name: NAME,
    details: `<p>${DETAILS}</p>`,
    phone,
  });
  const page = await visit('admin', '/grievance/all');
  await search(page, phone);
  await expect(page.getByText('1 grievance', { exact: true })).toBeVisible();
  const expected = {
    Number: complaint.complaint_number,
    Category: complaint.category.name,
    Area: complaint.area?.name,
    Name: NAME,
    Phone: phone,
    Status: 'open',
    Parliament: 'Karimnagar',
    Assembly: 'Huzurabad',
    Details: DETAILS,
  };

  const csv = await exportAs(page, 'CSV file');
  expect(csv.name).toMatch(/^grievances-\d{4}-\d\d-\d\d\.csv$/);
  expect([...csv.bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
  const lines = papaparse.parse<string[]>(csv.bytes.subarray(3).toString('utf8'), { skipEmptyLines: true });
  expect(records(lines.data)).toEqual([expect.objectContaining({ ...expected, Date: complaint.date })]);

  const xlsx = await exportAs(page, 'Excel file (xlsx)');
  expect(xlsx.name).toMatch(/\.xlsx$/);
  const sheet = records(await readSheet(new Blob([new Uint8Array(xlsx.bytes)])));
  expect(sheet).toEqual([expect.objectContaining({ ...expected, Date: new Date(complaint.date) })]);
});

test('[API-05] admin imports a file of grievances, which the list then has', { tag: '@journey' }, async ({
  visit,
}) => {
  const number = newPhone();
  const rows = ['మొదటి', 'రెండో', 'మూడో'].map((name, index) => ({
    id: `${number}-${index}`,
    date: `2025-0${index + 1}-15`,
    category: index === 0 ? 'Street water' : 'Housing',
    village: 'Kannapur',
    mandal: 'Shankarapatnam',
    name,
    mobile: number,
    details: 'మా ఇంటి బిల్లు రాలేదు',
  }));
  const file = new File([papaparse.unparse(rows)], 'old-system.csv', { type: 'text/csv' });
  const page = await visit('admin', '/grievance/import');
  await page.getByLabel('Choose file').setInputFiles(await payload(file));
  await expect(page.getByText(/^1 row cannot be imported:/)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('combobox', { name: 'Category “Street water” (1×)' }).fill('Drinking');
  await page.getByRole('option', { name: 'Drinking Water' }).click();
  await page.getByRole('button', { name: 'Check' }).click();
  await expect(page.getByText('New grievances: 3. Rows already there: 0.')).toBeVisible();
  await page.getByRole('button', { name: 'Import', exact: true }).click();
  await expect(page.getByText('Imported. New grievances: 3. Rows already there: 0.')).toBeVisible();
  await page.goto('/grievance/all');
  await search(page, number);
  await expect(page.getByText('3 grievances')).toBeVisible();
  await page
    .getByRole('link', { name: /^2025-/ })
    .first()
    .click();
  await expect(page.getByText('Imported', { exact: true }).first()).toBeVisible();
});

import { execFile } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { like } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { complaints } from '#server/complaints/schema/complaints.ts';
import { complaintCategories } from '#server/kernel/db/namedTables.ts';
import { openDatabase } from '#server/kernel/db/open.ts';
import { insertPlaces } from '../../../worlds/places.ts';
import { CASE_MAP, cases, csvFile } from './complaintFile.ts';

const folder = mkdtempSync(join(tmpdir(), 'grievance-desk-import-'));
const at = (name: string) => join(folder, name);
const database = await openDatabase({ dataDir: folder });
await database.migrate();
await insertPlaces(database.db);
await database.db.insert(complaintCategories).values([{ name: 'Roads' }, { name: 'Water' }]);
await database.close();
writeFileSync(at('cases.csv'), await csvFile(cases(60)).text());
writeFileSync(at('map.json'), JSON.stringify(CASE_MAP));
writeFileSync(at('typo.json'), JSON.stringify({ name: { colum: 'citizen' } }));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** The output of the command, and whether it failed. */
function command(...given: string[]) {
  const args = ['--import', 'tsx', 'server/app/commands/importComplaints.ts', ...given];
  const env = { ...process.env, DATA_DIR: folder };
  return new Promise<{ code: number; text: string }>((resolve) => {
    execFile(process.execPath, args, { env }, (error, out, err) =>
      resolve({ code: error ? 1 : 0, text: out + err }),
    );
  });
}

test('[API-05] the command imports a file with its map, again without doubles, and names what is wrong', async () => {
  const first = await command(at('cases.csv'), '--map', at('map.json'));
  expect(first).toEqual({
    code: 0,
    text: '60 complaints imported, 0 rows skipped because they were there already.\n',
  });
  // The form in which npm passes it without a `--` before `--map`.
  const second = await command(at('cases.csv'), at('map.json'));
  expect(second.text).toBe('0 complaints imported, 60 rows skipped because they were there already.\n');

  const guessed = await command(at('cases.csv'));
  expect(guessed.code).toBe(1);
  expect(guessed.text).toContain(
    '12 rows cannot be imported.\n  row 2: category: "Pot holes" is not known here.',
  );
  const rest = at('rest.csv');
  const good = await command(at('cases.csv'), '--rest', rest);
  expect(good).toEqual({
    code: 0,
    text: `0 complaints imported, 48 rows skipped because they were there already. 12 rows that cannot be imported are in ${rest}.\n`,
  });
  expect(readFileSync(rest, 'utf8').split('\r\n')[1]).toMatch(
    /,2,"category: ""Pot holes"" is not known here\."$/,
  );
  const typo = await command(at('cases.csv'), '--map', at('typo.json'));
  expect(typo.code).toBe(1);
  expect(typo.text).toMatch(/typo\.json is no mapping:\n {2}name: nothing is called colum\n/);
  expect((await command()).text).toContain('Usage: npm run import:complaints');
}, 300_000);

test('[API-05] refuses to write left-out rows over an input file, under any name of it', async () => {
  const before = readFileSync(at('cases.csv'), 'utf8');
  symlinkSync(at('cases.csv'), at('link.csv'));
  const refused = (rest: string) => ({
    code: 1,
    text: `${rest} is read by the import: --rest needs a file of its own.\n`,
  });
  for (const rest of [at('cases.csv'), at('link.csv'), at('map.json')]) {
    const args = [at('cases.csv'), '--map', at('map.json'), '--rest', rest];
    expect(await command(...args)).toEqual(refused(rest));
  }
  expect(readFileSync(at('cases.csv'), 'utf8')).toBe(before);
});

test('[API-05] a csv is read piece by piece, oldest row first in any order, and nothing of it stays in the folder', async () => {
  const rows = cases(400).map((row) => ({
    ...row,
    unique_key: `L${row.unique_key}`,
    descriptor: 'Long "text",\n'.repeat(120),
  }));
  writeFileSync(at('long.csv'), await csvFile(rows).text());
  expect((await command(at('long.csv'), '--map', at('map.json'))).text).toMatch(/^400 complaints imported/);
  const database = await openDatabase({ dataDir: folder });
  const found = await database.db.select().from(complaints).where(like(complaints.import_key, '%:LK%'));
  await database.close();
  const days = (year: string) =>
    found
      .filter(({ complaint_number }) => complaint_number.startsWith(year))
      .sort((one, other) => one.complaint_number.localeCompare(other.complaint_number))
      .map(({ date }) => date);
  for (const year of ['2023', '2024', '2025']) {
    expect(days(year).length).toBeGreaterThan(100);
    expect(days(year)).toEqual(days(year).sort());
  }
  expect(readdirSync(folder).filter((name) => name.startsWith('import-'))).toEqual([]);
});

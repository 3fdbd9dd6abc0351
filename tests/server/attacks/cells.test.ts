import { beforeAll, expect, test } from 'vitest';
import { registerHandlers } from '#server/app/jobHandlers.ts';
import { type Desk, openDesk } from '../complaints/desk.ts';
import { CASE_MAP, type Case, cases, csvFile } from '../transfer/import/complaintFile.ts';

const TEXTS = [
  'a\0b',
  '\0',
  'a\ud83d',
  '\u200b',
  '0000-01-01',
  'x'.repeat(60_000),
  '😀'.repeat(150),
  '=1+1',
  '__proto__',
  '%',
];

let desk: Desk;
beforeAll(async () => {
  desk = await openDesk();
  registerHandlers(desk.services);
});

test.each(Object.keys(cases(1)[0] as Case))(
  '[API-04] no cell below %s is an error of the server',
  async (heading) => {
    const faults: string[] = [];
    for (const text of TEXTS) {
      const file = csvFile([{ ...cases(1)[0], unique_key: crypto.randomUUID(), [heading]: text }]);
      for (const path of ['complaint/import/preview', 'complaint/import']) {
        const form = { file, map: JSON.stringify(CASE_MAP) };
        const { status } = await desk.send('POST', path, { token: desk.admin.token, form });
        if (status >= 500) faults.push(`${JSON.stringify(text)}: ${status}`);
      }
    }
    await desk.services.jobs.runDue();
    expect(faults).toEqual([]);
    expect(desk.logged.filter((line) => /"level":[45]0/.test(line))).toEqual([]);
    const { body } = await desk.get(desk.admin, 'complaint/import');
    expect(body.data?.filter(({ failure }) => failure !== null)).toEqual([]);
  },
);

test.each(['parliament', 'assembly', 'mandal', 'area'])(
  '[API-04] nor one of a file of places: %s',
  async (level) => {
    const faults: string[] = [];
    for (const text of TEXTS) {
      const file = csvFile([{ parliament: 'P1', assembly: 'A1', mandal: 'M1', area: 'V1', [level]: text }]);
      for (const path of ['area/import', 'import/locations']) {
        const { status } = await desk.send('POST', path, { token: desk.admin.token, form: { file } });
        if (status >= 500) faults.push(`${path} ${JSON.stringify(text)}: ${status}`);
      }
    }
    expect(faults).toEqual([]);
  },
);

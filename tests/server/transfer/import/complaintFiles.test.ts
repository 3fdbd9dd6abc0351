import { afterEach, describe, expect, test } from 'vitest';
import type { ImportMap, ImportPreview } from '#contract/desk/complaintImport.ts';
import { errorTexts } from '#contract/kernel/errorTexts.ts';
import { registerHandlers } from '#server/app/jobHandlers.ts';
import { complaints } from '#server/complaints/schema/complaints.ts';
import type { Answered } from '../../app.ts';
import { openDesk, refusalOf } from '../../complaints/desk.ts';
import { CASE_MAP, cases, csvFile } from './complaintFile.ts';

const desk = await openDesk();
registerHandlers(desk.services);
afterEach(async () => {
  await desk.db.delete(complaints);
});

type Preview = Answered & { body: ImportPreview };

const preview = (file: File, map?: unknown, by = desk.admin) => {
  const form = {
    file,
    ...(map === undefined ? {} : { map: typeof map === 'string' ? map : JSON.stringify(map) }),
  };
  return desk.send('POST', 'complaint/import/preview', { token: by.token, form }) as Promise<Preview>;
};

/** A complete row with changes. */
const row = (given: object = {}) => ({ ...cases(1)[0], ...given });
const errorsOf = async (given: object, map: ImportMap = CASE_MAP) =>
  (await preview(csvFile([row(given)]), map)).body.errors.map(({ message }) => message);

describe('a mapping', () => {
  test('is guessed from the headings, with the first rows as they are read', async () => {
    const { body } = await preview(csvFile(cases(7)));
    expect(body.columns).toEqual(Object.keys(row()));
    expect(body.map).toEqual({
      key: { column: 'unique_key' },
      created_at: { column: 'opendate' },
      closed_at: { column: 'closedate' },
      category: { column: 'complaint_type' },
      mandal: { column: 'mandal' },
      area: { column: 'village' },
      name: { column: 'citizen' },
      phone: { column: 'mobile' },
      details: { column: 'descriptor' },
    });
    expect(body.unknown).toEqual([{ field: 'category', value: 'Pot holes', count: 2 }]);
    expect(body.rows).toHaveLength(5);
    expect(body.rows[1]).toMatchObject({ key: 'K1', area: 'V3', name: 'Citizen 1' });
  });

  test('must give every complaint what it needs, from columns that are there', async () => {
    const { body } = await preview(csvFile([row()]), {
      name: { column: 'Full name' },
      phone: { otherwise: '9000000000' },
    });
    expect(body.errors.map(({ row: number, message }) => `${number} ${message}`)).toEqual([
      ...['created_at', 'category', 'area', 'details'].map(
        (field) => `1 ${field}: no column is chosen, and nothing stands for all rows.`,
      ),
      '1 name: the file has no column "Full name".',
    ]);
  });

  test('reports the meaning of empty cells, of names that differ and of all that is not known', async () => {
    const map: ImportMap = {
      ...CASE_MAP,
      category: { column: 'complaint_type', values: { TAPS: 'Water', '*': 'Roads' }, otherwise: 'Water' },
      status: { otherwise: 'In Progress' },
      assigned: { otherwise: 'District Office' },
    };
    const types = ['taps', 'roads', 'Sewers', ''];
    const rows = types.map((complaint_type, index) => row({ unique_key: String(index), complaint_type }));
    await desk.send('POST', 'complaint/import', {
      token: desk.admin.token,
      form: { file: csvFile(rows), map: JSON.stringify(map) },
    });
    await desk.services.jobs.runDue();
    const found = await desk.db.select().from(complaints).orderBy(complaints.id);
    expect(found.map(({ category_id }) => category_id)).toEqual([
      desk.water,
      desk.roads,
      desk.roads,
      desk.water,
    ]);
    expect(found[0]).toMatchObject({ status: 'reviewed', assigned: 'District Office', closed_at: null });
  });

  test('reports the meaning of empty cells by a name that differs, too', async () => {
    const category = { column: 'complaint_type', values: { Taps: 'Water' }, otherwise: 'taps' };
    const { body } = await preview(csvFile([row({ complaint_type: '' })]), { ...CASE_MAP, category });
    expect(body).toMatchObject({ created: 1, error_count: 0, rows: [{ category: 'Water' }] });
  });

  test.each(['{', '[]', '{"colour":{}}', '{"name":{"column":1}}', '{"name":{"colum":"x"}}'])(
    '%s is none',
    async (map) => {
      expect(refusalOf(await preview(csvFile([row()]), map), 'map')).toEqual([errorTexts.notMap]);
    },
  );

  test('finds an area by its name alone where no other has it, else with the places above', async () => {
    const { mandal: _, ...alone } = CASE_MAP;
    expect(await errorsOf({}, alone)).toEqual([]);
    const token = desk.admin.token;
    const form = { name: 'v1', mandal_id: desk.places.M2.mandal_id };
    expect((await desk.send('POST', 'area', { token, form })).status).toBe(201);
    expect(await errorsOf({}, alone)).toEqual(['area: There are 2 areas "V1": the mandal is needed, too.']);
    expect(await errorsOf({})).toEqual([]);
  });
});

test('[API-05] a date is needed', async () => {
  expect(await errorsOf({ opendate: '' })).toEqual([`created_at: ${errorTexts.notDate}`]);
});

test('[API-05] imports are listed for who has started them', async () => {
  const form = { file: csvFile([row()]) };
  await desk.send('POST', 'complaint/import', { token: desk.admin.token, form });
  const other = await desk.account({ role: 'admin' });
  expect((await desk.get(other, 'complaint/import')).body.data).toEqual([]);
});

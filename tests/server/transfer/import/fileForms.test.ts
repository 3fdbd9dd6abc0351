import { asc, eq } from 'drizzle-orm';
import { afterEach, describe, expect, test } from 'vitest';
import type { ImportMap, ImportPreview, ImportState } from '#contract/desk/complaintImport.ts';
import { errorTexts } from '#contract/kernel/errorTexts.ts';
import { registerHandlers } from '#server/app/jobHandlers.ts';
import { complaintNumbers } from '#server/complaints/schema/complaintNumbers.ts';
import { complaints } from '#server/complaints/schema/complaints.ts';
import { type Desk, openDesk, refusalOf } from '../../complaints/desk.ts';
import { archive, sheet } from '../../places/workbook.ts';

const desk = await openDesk();
registerHandlers(desk.services);
afterEach(async () => {
  await desk.db.delete(complaints);
  await desk.db.delete(complaintNumbers);
});

type Answer = Awaited<ReturnType<Desk['send']>> & { body: ImportPreview & ImportState };

const send = (path: string, file: File, form: object = {}) =>
  desk.send('POST', path, { token: desk.admin.token, form: { file, ...form } }) as Promise<Answer>;
const preview = (file: File, form?: object) => send('complaint/import/preview', file, form);
const fileOf = (content: string | Uint8Array, name = 'cases.csv') =>
  new File([typeof content === 'string' ? content : new Uint8Array(content)], name);

/** Imports a file and returns the imported complaints. */
async function imported(file: File, form?: object) {
  expect(await send('complaint/import', file, form)).toMatchObject({ status: 201 });
  await desk.services.jobs.runDue();
  const [state] = ((await desk.get(desk.admin, 'complaint/import')).body.data ?? []) as unknown[];
  const rows = await desk.db.select().from(complaints).orderBy(asc(complaints.id));
  return { state: state as ImportState, rows };
}

const HEADINGS = 'id,date,closed,category,area,mandal,name,mobile,details';
const row = (id: string, date = '15-01-2025', closed = '') =>
  `${id},${date},${closed},Roads,V1,M1,Test Person,9848012345,Some words`;
const lines = (...all: string[]) => `${all.join('\r\n')}\r\n`;
const READ = { status: 200, body: { created: 1, error_count: 0, errors: [], total: 1 } };

/** A workbook whose second row has these dates, as serial numbers in date cells or as ISO texts. */
function datedWorkbook(received: number | string, closed: number | null) {
  const styles = `<styleSheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><numFmts count="1"><numFmt numFmtId="164" formatCode="dd\\-mm\\-yyyy hh:mm"/></numFmts><cellXfs count="2"><xf/><xf numFmtId="164" applyNumberFormat="1"/></cellXfs></styleSheet>`;
  const text = (at: string, words: string) => `<c r="${at}" t="inlineStr"><is><t>${words}</t></is></c>`;
  const columns = [...'ABCDEFGHI'];
  const header = HEADINGS.split(',').map((heading, index) => text(`${columns[index]}1`, heading));
  const day = (at: string, serial: number | string | null) =>
    serial === null
      ? ''
      : `<c r="${at}" s="1"${typeof serial === 'string' ? ' t="d"' : ''}><v>${serial}</v></c>`;
  const body = row('ev1')
    .split(',')
    .map((words, index) => text(`${columns[index]}2`, words));
  body.splice(1, 2, day('B2', received), day('C2', closed));
  return fileOf(
    sheet(`<row r="1">${header.join('')}</row><row r="2">${body.join('')}</row>`, {
      'xl/styles.xml': styles,
    }),
    'cases.xlsx',
  );
}

describe('a cell of a workbook', () => {
  test('[API-05, CRE-03] has the wall time of the state, which decides the year of the number', async () => {
    const { rows } = await imported(datedWorkbook(46_022.833333333336, 46_027.395833333336));
    expect(rows[0]).toMatchObject({
      created_at: new Date('2025-12-31T20:00:00+05:30'),
      closed_at: new Date('2026-01-05T09:30:00+05:30'),
      complaint_number: '2025-000001',
      date: '2025-12-31',
    });
  });

  test('[API-05] is named where it holds a time only', async () => {
    const { status, body } = await preview(datedWorkbook('10:30:00', null));
    expect([status, body.errors]).toEqual([200, [expect.objectContaining({ row: 2 })]]);
    expect(JSON.stringify(body.errors)).toContain('10:30:00');
  });

  test('[API-05] of the day of receipt closes a grievance on that day', async () => {
    const { rows } = await imported(datedWorkbook(45_824.479166666664, 45_824));
    const received = new Date('2025-06-16T11:30:00+05:30');
    expect(rows[0]).toMatchObject({ created_at: received, closed_at: received, status: 'Resolved' });
  });
});

test('[API-05] a grievance may be closed on the day of its receipt, and not before', async () => {
  const { rows } = await imported(fileOf(lines(HEADINGS, row('sd1', '15-01-2025 11:30', '15-01-2025'))));
  expect(rows[0]).toMatchObject({ closed_at: new Date('2025-01-15T11:30:00+05:30'), status: 'Resolved' });
  const early = lines(
    HEADINGS,
    row('a', '15-01-2025 11:30', '15-01-2025 11:00'),
    row('b', '15-01-2025', '14-01-2025'),
  );
  expect((await preview(fileOf(early))).body.errors).toMatchObject(
    [2, 3].map((at) => ({ row: at, message: 'closed_at: It was closed before it was received.' })),
  );
});

test('[API-05] a date that is none is refused with its text, its cell and its row', async () => {
  const file = lines(
    'Register,,,,,,,,',
    HEADINGS,
    row('a', '01/15/2025'),
    row('b', '15-01-2025', 'soon'),
    row('c', '31-12-1949'),
  );
  expect((await preview(fileOf(file))).body.errors).toMatchObject([
    {
      row: 3,
      message: 'created_at: "01/15/2025" is not a date. Write the day first, such as 15-01-2025. (cell B3)',
    },
    {
      row: 4,
      message: 'closed_at: "soon" is not a date. Write the day first, such as 15-01-2025. (cell C4)',
    },
    { row: 5, message: 'created_at: This day is before 1950.' },
  ]);
});

const encoded = (text: string, encoding: 'le' | 'be') => {
  const bytes = Buffer.from(`\uFEFF${text}`, 'utf16le');
  return encoding === 'le' ? bytes : bytes.swap16();
};
const PLAIN = lines(HEADINGS, row('p1'));

describe('headings', () => {
  test.each([
    ['a title row', lines('Grievance register 2025,,,,,,,,', HEADINGS, row('p1'))],
    [
      'a title, its date and a blank row',
      lines('Grievance register', 'As on 31-01-2025', '', HEADINGS, row('p1')),
    ],
    [
      'a line that names the separator',
      lines('sep=;', HEADINGS.replaceAll(',', ';'), row('p1').replaceAll(',', ';')),
    ],
    ['a byte order mark', `\uFEFF${PLAIN}`],
    [
      'a byte order mark and the separator',
      `\uFEFF${lines('"sep=|"', HEADINGS.replaceAll(',', '|'), row('p1').replaceAll(',', '|'))}`,
    ],
    [
      'semicolons and commas',
      lines('Register', HEADINGS.replaceAll(',', ';'), `${row('p1').replaceAll(',', ';')}, and, so, on`),
    ],
    ['tabs', PLAIN.replaceAll(',', '\t')],
    ['bars', PLAIN.replaceAll(',', '|')],
    ['UTF-16, low byte first', encoded(PLAIN.replaceAll(',', '\t'), 'le')],
    ['UTF-16, high byte first', encoded(PLAIN, 'be')],
  ])('[API-05] are found with %s', async (_what, content) => {
    const { body } = await preview(fileOf(content));
    expect({ status: 200, body }).toMatchObject(READ);
    expect(body.map).toMatchObject({ closed_at: { column: 'closed' }, phone: { column: 'mobile' } });
  });

  test('[API-05] are found by the mapping where it names them', async () => {
    const map: ImportMap = {
      ...{ created_at: { column: 'Tarikh' }, category: { otherwise: 'Roads' }, area: { otherwise: 'V1' } },
      ...{ name: { column: 'Naam' }, phone: { column: 'Dooravani' }, details: { column: 'Samasya' } },
    };
    const file = lines(
      'Janata darbar,2025,Office',
      'Tarikh,Naam,Dooravani,Samasya',
      '15-01-2025,Ramulu,9848012345,No water',
    );
    expect(await preview(fileOf(file), { map: JSON.stringify(map) })).toMatchObject(READ);
  });

  test('[API-05] of the example in the documentation are guessed', async () => {
    const { body } = await preview(
      fileOf(lines('id,date,closed,subject,village,mandal,citizen,mobile,text')),
    );
    expect(Object.keys(body.map)).toHaveLength(9);
  });
});

describe('a file that is no table', () => {
  const openDocument = archive([
    { name: 'mimetype', content: Buffer.from('application/vnd.oasis.opendocument.spreadsheet') },
  ]);
  test.each([
    [
      'HTML that is called .xls',
      '<html><body><table><tr><td>id</td></tr></table></body></html>',
      'tableWebPage',
    ],
    ['XML of Excel 2003', '<?xml version="1.0"?><Workbook/>', 'tableWebPage'],
    ['HTML in UTF-16', encoded('<table><tr><td>id</td></tr></table>', 'le'), 'tableWebPage'],
    ['a binary .xls', Buffer.from(`d0cf11e0a1b11ae1${'00'.repeat(600)}`, 'hex'), 'tableOldExcel'],
    ['a PDF', '%PDF-1.4', 'tableType'],
    ['a workbook of LibreOffice', storedFirst(openDocument), 'tableOpenDocument'],
    ['a csv of a Windows code page', Buffer.from([0x6e, 0xe9, 0x2c, 0x31]), 'tableCodePage'],
  ] as const)('[API-05] says what it is and what to do: %s', async (_what, content, key) => {
    for (const path of ['complaint/import/preview', 'import/locations']) {
      expect(refusalOf(await send(path, fileOf(content, 'cases.xls')), 'file')).toEqual([errorTexts[key]]);
    }
  });
});

/** OpenDocument has its type uncompressed right behind its name. */
function storedFirst(packed: Uint8Array): Uint8Array {
  const bytes = Buffer.from(packed);
  const start = bytes.indexOf('mimetype') + 'mimetype'.length;
  const type = Buffer.from('application/vnd.oasis.opendocument.spreadsheet');
  return Buffer.concat([bytes.subarray(0, start), type, bytes.subarray(start)]);
}

test('[API-05] the file of rows that were left out is imported when only the fault in it is corrected', async () => {
  const details = '=SUM(A1) did not work';
  const bad = (id: string, words: string) =>
    row(id, 'soon').replace('Some words', words).replace('9848012345', '+91 98480 12345');
  const file = lines(
    HEADINGS,
    row('p1'),
    bad('p2', details),
    bad('p3', "'-5 litres"),
    bad('p4', '- no water'),
  );
  const { state } = await imported(fileOf(file), { good_only: true });
  expect(state).toMatchObject({ created: 1, rejected: 3 });
  const response = await desk.app.fetch(new Request(`http://localhost${state.rejects}`));
  const rest = await response.text();
  expect(rest).toContain(`'${details}`);

  const mended = rest.replaceAll(',soon,', ',15-01-2025,');
  const seen = (await preview(fileOf(mended))).body;
  expect(seen).toMatchObject({ columns: HEADINGS.split(','), created: 3, error_count: 0 });
  const { rows } = await imported(fileOf(mended));
  expect(rows.slice(1).map((each) => [each.phone, each.details])).toEqual([
    ['9848012345', `<p>${details}</p>`],
    ['9848012345', '<p>-5 litres</p>'],
    ['9848012345', '<p>- no water</p>'],
  ]);
});

describe.each(['csv', 'xlsx'])('an own export as %s', (format) => {
  test('[LIST-10] is imported without loss', async () => {
    const long = `${'నీళ్లు "రావడం" లేదు _x0041_ r="ZZZ9999999" '.repeat(600)}`.slice(0, 20_000).trim();
    await desk.record(desk.mla, {
      name: '=లక్ష్మి',
      details: `<p>${long}</p><p>-5 &amp; &lt;b&gt;</p>`,
      email: 'a@b.in',
    });
    const closed = (await desk.record(desk.mla, { name: 'Closed' })).id;
    await desk.db
      .update(complaints)
      .set({ status: 'Resolved', closed_at: desk.clock.now, phone: '' })
      .where(eq(complaints.id, closed));
    const before = await desk.db.select().from(complaints).orderBy(asc(complaints.id));
    const { body } = await desk.get(
      desk.admin,
      `complaint?export=yes&format=${format}&sort=complaint_number`,
    );
    const answer = await desk.app.fetch(new Request(`http://localhost${body.link}`));
    const file = fileOf(new Uint8Array(await answer.arrayBuffer()), `export.${format}`);
    await desk.db.delete(complaints);

    const { state, rows } = await imported(file);
    expect(state).toMatchObject({ created: 2, rejected: 0, failure: null });
    const byName = (all: typeof rows) => new Map(all.map((each) => [each.name, known(each)]));
    expect(byName(rows)).toEqual(byName(before));
  });
});

const known = ({
  name,
  phone,
  email,
  details,
  status,
  source,
  type,
  origin,
  assigned,
  date,
  ...rest
}: typeof complaints.$inferSelect) => ({
  ...{
    name,
    phone,
    email,
    details: details.replaceAll('&quot;', '"'),
    status,
    source,
    type,
    origin,
    assigned,
    date,
  },
  ...{ category: rest.category_id, area: rest.area_id, isClosed: rest.closed_at !== null },
});

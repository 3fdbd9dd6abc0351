import { DAY_MS } from '#contract/kernel/day.ts';
import { columnName } from './columnName.ts';
import { CUT_OFF, harmless, type Row, type Sheet } from './sheet.ts';
import { type ZipEntry, zipOf } from './zip.ts';

/** The rows that a sheet holds, without its headings. */
export const MAX_SHEET_ROWS = 1_048_575;
/** The letters that a cell holds. */
const MAX_CELL_LENGTH = 32_767;

const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';
const TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml';
const XML = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';

/** Styles of cells; 0 is plain. */
const [DAY, BOLD] = [1, 2];

const partsOf = ({ name }: Sheet): Record<string, string> => ({
  '[Content_Types].xml': `<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/xl/workbook.xml" ContentType="${TYPE}.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${TYPE}.worksheet+xml"/><Override PartName="/xl/styles.xml" ContentType="${TYPE}.styles+xml"/></Types>`,
  '_rels/.rels': `<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="r1" Type="${OFFICE}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
  'xl/workbook.xml': `<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><sheets><sheet name="${encoded(name)}" sheetId="1" r:id="r1"/></sheets></workbook>`,
  'xl/_rels/workbook.xml.rels': `<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="r1" Type="${OFFICE}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="r2" Type="${OFFICE}/styles" Target="styles.xml"/></Relationships>`,
  'xl/styles.xml': `<styleSheet xmlns="${MAIN}"><numFmts count="1"><numFmt numFmtId="164" formatCode="yyyy\\-mm\\-dd"/></numFmts><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="3"><xf/><xf numFmtId="164" applyNumberFormat="1"/><xf fontId="1" applyFont="1"/></cellXfs></styleSheet>`,
});

/** Writes an xlsx with one sheet, slice by slice. A library would hold the whole sheet in memory. */
export function workbookOf(sheet: Sheet): AsyncGenerator<Uint8Array> {
  const parts = Object.entries(partsOf(sheet)).map(
    ([name, text]): ZipEntry => ({ name, content: [Buffer.from(XML + text)] }),
  );
  return zipOf([...parts, { name: 'xl/worksheets/sheet1.xml', content: sheetOf(sheet) }]);
}

async function* sheetOf({ headings, slices, wide }: Sheet): AsyncGenerator<Uint8Array> {
  const frozenHeader =
    '<sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews>';
  const cols = headings.map((heading, index) => {
    const [column, width] = [index + 1, wide.includes(heading) ? 80 : 16];
    return `<col min="${column}" max="${column}" width="${width}" customWidth="1"/>`;
  });
  const widths = `<cols>${cols.join('')}</cols>`;
  const header = `<row r="1">${cellsOf(1, headings, BOLD)}</row>`;
  yield Buffer.from(`${XML}<worksheet xmlns="${MAIN}">${frozenHeader}${widths}<sheetData>${header}`);
  let line = 1;
  for await (const rows of slices) {
    const lines = rows.map((row) => {
      line += 1;
      return `<row r="${line}">${cellsOf(line, row)}</row>`;
    });
    yield Buffer.from(lines.join(''));
  }
  yield Buffer.from('</sheetData></worksheet>');
}

const cellsOf = (line: number, cells: Row, style = 0) =>
  cells.map((cell, column) => cellOf(`${columnName(column)}${line}`, cell, style)).join('');

/** Text is marked as text, so it is never a formula. */
function cellOf(at: string, cell: Row[number], style: number): string {
  if (typeof cell === 'number') return `<c r="${at}"><v>${cell}</v></c>`;
  if (typeof cell === 'object') return `<c r="${at}" s="${DAY}"><v>${serialOf(cell.day)}</v></c>`;
  if (!cell) return '';
  const text = encoded(harmless(cell));
  return `<c r="${at}" s="${style}" t="inlineStr"><is><t xml:space="preserve">${text}</t></is></c>`;
}

/** Days since 30 December 1899, as spreadsheets count them. */
const serialOf = (day: string) => (Date.parse(day) - Date.UTC(1899, 11, 30)) / DAY_MS;

/** Letters that XML cannot contain: control characters, halves of a surrogate pair, and U+FFFE and U+FFFF. */
const UNSAYABLE = /(?![\t\n\r])[\p{Cc}\p{Cs}\uFFFE\uFFFF]/gu;

const whole = (text: string) =>
  text.length > MAX_CELL_LENGTH ? text.slice(0, MAX_CELL_LENGTH - CUT_OFF.length) + CUT_OFF : text;

const encoded = (text: string) =>
  whole(text)
    .replaceAll(UNSAYABLE, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    // Spreadsheets read _x0041_ as A.
    .replaceAll(/_(?=x[\dA-Fa-f]{4}_)/g, '_x005F_');

import { crc32, deflateRawSync } from 'node:zlib';

interface Packed {
  name: string;
  content: Buffer;
  /** The declared unpacked size, if it is wrong. */
  claimed?: number;
}

/** A zip archive of deflated files. */
export function archive(files: Packed[]): Uint8Array {
  const locals: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const { name, content, claimed = content.length } of files) {
    const packed = deflateRawSync(content);
    const fields = Buffer.alloc(26);
    fields.writeUInt16LE(20, 0); // version needed
    fields.writeUInt16LE(8, 4); // deflated
    fields.writeUInt32LE(crc32(content), 10);
    fields.writeUInt32LE(packed.length, 14);
    fields.writeUInt32LE(claimed, 18);
    fields.writeUInt16LE(name.length, 22);
    const local = Buffer.concat([Buffer.from('PK\x03\x04'), fields, Buffer.from(name), packed]);
    const rest = Buffer.alloc(14);
    rest.writeUInt32LE(offset, 10);
    directory.push(Buffer.concat([Buffer.from('PK\x01\x02\x14\x00'), fields, rest, Buffer.from(name)]));
    locals.push(local);
    offset += local.length;
  }
  const entries = Buffer.concat(directory);
  const end = Buffer.alloc(22);
  end.write('PK\x05\x06', 'latin1');
  end.writeUInt16LE(files.length, 8);
  end.writeUInt16LE(files.length, 10);
  end.writeUInt32LE(entries.length, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...locals, entries, end]);
}

const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const RELATIONS = 'http://schemas.openxmlformats.org/package/2006/relationships';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const encoded = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** An xlsx with one sheet of text cells; an empty list is a row that is not there, as spreadsheets write it. */
export function workbook(rows: string[][]): Uint8Array {
  const cells = rows.map((row, at) => {
    const texts = row.map(
      (text, column) =>
        `<c r="${String.fromCharCode(65 + column)}${at + 1}" t="inlineStr"><is><t>${encoded(text)}</t></is></c>`,
    );
    return row.length > 0 ? `<row r="${at + 1}">${texts.join('')}</row>` : '';
  });
  return sheet(cells.join(''));
}

/** An xlsx with one sheet of this XML, and other parts by their names. */
export function sheet(data: string, more: Record<string, string> = {}): Uint8Array {
  const parts: Record<string, string> = {
    '_rels/.rels': `<Relationships xmlns="${RELATIONS}"><Relationship Id="r1" Type="${OFFICE}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    'xl/workbook.xml': `<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><sheets><sheet name="Places" sheetId="1" r:id="r1"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships xmlns="${RELATIONS}"><Relationship Id="r1" Type="${OFFICE}/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`,
    'xl/worksheets/sheet1.xml': `<worksheet xmlns="${MAIN}"><sheetData>${data}</sheetData></worksheet>`,
    ...more,
  };
  return archive(Object.entries(parts).map(([name, text]) => ({ name, content: Buffer.from(text) })));
}

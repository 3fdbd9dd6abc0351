import { inflateSync } from 'node:zlib';
import { getDocument, OPS } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** A PDF as its reader has it. */
export interface Printed {
  /** The words of each page, spaces left out: where a script joins letters, spaces between them are guesses. */
  pages: string[];
  /** How wide each page is, in millimetres. */
  widths: number[];
  /** How many pictures each page shows. */
  pictures: number[];
  title: string;
  fonts: string[];
}

/** The text of a PDF as a user copies it: ligatures by their `/ActualText`. */
export async function printed(pdf: Uint8Array): Promise<Printed> {
  const meant = actualTexts(Buffer.from(pdf));
  const task = getDocument({ data: new Uint8Array(pdf), verbosity: 0, isEvalSupported: false });
  const document = await task.promise;
  const read: Printed = { pages: [], widths: [], pictures: [], title: '', fonts: [] };
  for (let number = 1; number <= document.numPages; number++) {
    const page = await document.getPage(number);
    const { items } = await page.getTextContent({ includeMarkedContent: true });
    read.pages.push(compact(wordsOf(items as Item[], meant)));
    read.widths.push(Math.round((page.getViewport({ scale: 1 }).width * 25.4) / 72));
    const { fnArray } = await page.getOperatorList();
    read.pictures.push(fnArray.filter((operation) => operation === OPS.paintImageXObject).length);
    for (const item of items) {
      if ('fontName' in item) read.fonts.push(page.commonObjs.get(item.fontName).name);
    }
  }
  if (meant.length > 0) throw new Error('a text is meant for something that is not on a page');
  read.title = ((await document.getMetadata()).info as { Title?: string }).Title ?? '';
  read.fonts = [...new Set(read.fonts)].sort();
  await task.destroy();
  return read;
}

/** The position of a text on its page, in millimetres from the upper left corner. */
interface Box {
  text: string;
  left: number;
  right: number;
  bottom: number;
}

/** The position of each text of the first page. */
export async function boxesOf(pdf: Uint8Array): Promise<Box[]> {
  const task = getDocument({ data: new Uint8Array(pdf) });
  const page = await (await task.promise).getPage(1);
  const { height } = page.getViewport({ scale: 1 });
  const { items } = await page.getTextContent();
  await task.destroy();
  const mm = (points: number) => (points / 72) * 25.4;
  return items.flatMap((item) => {
    if (!('str' in item) || !item.str.trim()) return [];
    const [, , , , x = 0, y = 0] = item.transform as number[];
    return [{ text: item.str, left: mm(x), right: mm(x + item.width), bottom: mm(height - y) }];
  });
}

/** Without spaces and invisible joiners. */
export const compact = (text: string) => text.normalize('NFC').replaceAll(/[\s\u200c\u200d]/g, '');

type Item = { str: string } | { type: string; tag?: string; id?: string | null };

/** pdfjs reports where a span with another meaning begins, but not the meaning. */
function wordsOf(items: Item[], meant: string[]): string {
  const words: string[] = [];
  const spans: boolean[] = [];
  for (const item of items) {
    if ('str' in item) {
      if (!spans.includes(true)) words.push(item.str);
    } else if (item.type === 'endMarkedContent') spans.pop();
    else {
      const replaces = item.tag === 'Span' && item.id === null;
      if (replaces) words.push(meant.shift() ?? '');
      spans.push(replaces);
    }
  }
  return words.join('');
}

const STREAM = /stream\r?\n/g;
const ACTUAL_TEXT = /\/ActualText\s*(?:<([0-9a-fA-F\s]*)>|\(((?:\\[\s\S]|[^\\)])*)\))/g;

/** The values of `/ActualText`, in the order of the pages. */
function actualTexts(pdf: Buffer): string[] {
  const file = pdf.toString('latin1');
  return [...file.matchAll(STREAM)].flatMap(({ index, 0: { length } }) => {
    const start = index + length;
    const content = inflated(pdf.subarray(start, file.indexOf('endstream', start)));
    return [...content.matchAll(ACTUAL_TEXT)].map(([, hex, literal = '']) =>
      decoded(hex === undefined ? Buffer.from(unescaped(literal), 'latin1') : Buffer.from(hex, 'hex')),
    );
  });
}

function inflated(bytes: Buffer): string {
  try {
    return inflateSync(bytes).toString('latin1');
  } catch {
    return '';
  }
}

const ESCAPES: Record<string, string> = { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f' };
const unescaped = (literal: string) =>
  literal.replaceAll(/\\([0-7]{1,3}|[\s\S])/g, (_, given: string) =>
    /^[0-7]/.test(given) ? String.fromCharCode(Number.parseInt(given, 8)) : (ESCAPES[given] ?? given),
  );

/** UTF-16 with a byte order mark, or else Latin letters. */
const decoded = (bytes: Buffer) =>
  bytes[0] === 0xfe && bytes[1] === 0xff
    ? Buffer.from(bytes.subarray(2)).swap16().toString('utf16le')
    : bytes.toString('latin1');

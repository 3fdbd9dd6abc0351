import { buffer } from 'node:stream/consumers';
import { unpackedFiles } from './checkArchive.ts';
import { zipOf } from './zip.ts';

/** The parts of a workbook that have cells. */
const SHEET = /^\/?xl\/.*sheets?\/.*\.xml$/i;
// The lengths are limited, because unclosed tags would be scanned again and again.
const HAS_DATE = /<(?:\w{1,20}:)?c\s[^>]{0,200}?\bt=["']d["']/;
/** A cell with the date type: `<c r="B2" t="d"><v>2026-03-02T10:30:00</v></c>`. */
const DATE_CELL = /<((?:\w{1,20}:)?)c(\s[^>]{0,200}?)?\st=["']d["']([^>/]{0,200})>(.{0,1000}?)<\/\1c>/gs;
const VALUE = /(<(?:\w{1,20}:)?v\b[^>]*>)([^<]*)(?=<)/;
const ISO = /^(\d{4}-\d{2}-\d{2})(?:T(\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?)(?:Z|[+-]\d{2}:?\d{2})?)?$/i;

/**
 * Replaces cells of ISO dates in a workbook by texts of what the sheet shows. The library would read these times in the
 * server's time zone, and refuse the whole file for one invalid date, such as a time alone.
 */
export async function withTextDates(bytes: Uint8Array): Promise<Uint8Array> {
  const files = unpackedFiles(bytes);
  const dated = new Map<string, string>();
  for (const { name, content } of files) {
    if (!SHEET.test(name)) continue;
    // Latin-1 maps each byte to one letter, so that all other bytes stay the same.
    const xml = content().toString('latin1');
    if (HAS_DATE.test(xml)) dated.set(name, xml.replaceAll(DATE_CELL, asText));
  }
  if (dated.size === 0) return bytes;
  const entries = files.map(({ name, content }) => {
    const changed = dated.get(name);
    return { name, content: [changed === undefined ? content() : Buffer.from(changed, 'latin1')] };
  });
  return buffer(zipOf(entries));
}

function asText(cell: string, prefix: string, before = '', after = '', inner = ''): string {
  if (!VALUE.exec(inner)?.[2]?.trim()) return cell;
  const shown = inner.replace(VALUE, (_, open: string, value: string) => open + shownDate(value.trim()));
  return `<${prefix}c${before} t="str"${after}>${shown}</${prefix}c>`;
}

/** Spreadsheets have no time zones and do not show one. */
function shownDate(value: string): string {
  const [, day, time = '00:00'] = ISO.exec(value) ?? [];
  const at = new Date(`${day}T${time}Z`);
  if (day && !Number.isNaN(at.getTime())) return wallTime(at);
  return value
    .replace(/^T/i, '')
    .replace(/\.\d+(?=Z?$)/i, '')
    .replace(/Z$/i, '');
}

const SECOND_MS = 1000;
const MIDNIGHT = 'T00:00:00';
/** Cells with a time alone have the day before the first one. */
const NO_DAY = '1899-12-30T';

/**
 * A date as the sheet shows it: 2025-12-31T20:00:00, or the day alone. The library returns the wall time as UTC, and
 * fractions of a day a few milliseconds too low.
 */
export function wallTime(cell: Date): string {
  const rounded = Math.round(cell.getTime() / SECOND_MS) * SECOND_MS;
  if (Number.isNaN(rounded)) return '';
  const text = new Date(rounded).toISOString().slice(0, 19);
  return text.replace(MIDNIGHT, '').replace(NO_DAY, '');
}

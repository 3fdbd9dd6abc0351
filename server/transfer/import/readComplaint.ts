import { createHash } from 'node:crypto';
import { complaintInput } from '#contract/complaints/complaint.ts';
import { isClosed } from '#contract/complaints/complaintStatus.ts';
import type { ImportField } from '#contract/desk/complaintImport.ts';
import { dayOf, FIRST_GRIEVANCE_DAY } from '#contract/kernel/day.ts';
import type { ErrorCode } from '#contract/kernel/errorTexts.ts';
import { type CodedRefusal, codedOf, rule } from '#contract/kernel/rule.ts';
import type { complaints } from '#server/complaints/schema/complaints.ts';
import { type ParsedDate, parseDate, unreadableDate } from '#server/kernel/sheets/parseDate.ts';
import { CUT_OFF } from '#server/kernel/sheets/sheet.ts';
import type { PlaceFinder } from './places.ts';
import { choices } from './values.ts';

/** A complaint from a file, without its number and importer and what follows from these. */
export type Draft = Omit<
  typeof complaints.$inferInsert,
  'complaint_number' | 'search_text' | 'creator_id' | 'import_key' | 'created_at'
> & { created_at: Date };

/** The lookups for names in a file. */
export interface Known {
  category(text: string): number | undefined;
  /** Whether a text means that the phone is unknown. */
  noPhone(text: string): boolean;
  places: PlaceFinder;
}

/** The error of a field; `unknown` is a name that does not exist here. */
export interface Problem {
  field: ImportField;
  reason: CodedRefusal;
  /** The error text quotes the cell, so the cell must be named. */
  isCell?: boolean;
  unknown?: string;
}

type Read = (field: ImportField) => string;

const refuse = (problems: Problem[], field: ImportField, code: ErrorCode) =>
  problems.push({ field, reason: { code } });

const { name, phone, email, assigned } = complaintInput;
const CHECKED = { name, phone, email, assigned };
/** For errors of these fields the answer shows the cell. */
const SHOWN: readonly string[] = ['phone', 'email'];

/** Reads one row into a complaint; on errors returns null and adds them to `problems`. */
export function readComplaint(read: Read, known: Known, now: Date, problems: Problem[]): Draft | null {
  const received = dateOf(read, 'created_at', now, problems);
  const created_at = received?.at;
  const closed_at = closingOf(dateOf(read, 'closed_at', now, problems), received);
  if (created_at && closed_at && closed_at < created_at) {
    refuse(problems, 'closed_at', 'rowErrors.closedEarlier');
  }
  const status = chosen(read, 'status', problems) ?? (closed_at ? 'Resolved' : 'open');
  const source = chosen(read, 'source', problems) ?? 'web';
  const draft = {
    ...readPlaces(read, known, problems),
    category_id: readCategory(read, known, problems),
    name: checked(read, 'name', problems),
    phone: known.noPhone(read('phone')) ? '' : checked(read, 'phone', problems),
    email: checked(read, 'email', problems),
    assigned: checked(read, 'assigned', problems),
    details: readDetails(read, problems),
    status,
    source,
    is_internal: source === 'web',
    type: chosen(read, 'type', problems) ?? 'complaint',
    origin: chosen(read, 'origin', problems) ?? null,
    created_at,
    // Without a date a closed complaint counts as closed now.
    closed_at: isClosed(status) ? (closed_at ?? now) : null,
    updated_at: now,
  };
  return problems.length === 0 ? (draft as Draft) : null;
}

// Defined outside `readComplaint`: making functions for each row takes a third of the whole time.
function checked(read: Read, field: keyof typeof CHECKED, problems: Problem[]) {
  const cell = read(field);
  const result = CHECKED[field].safeParse(cell);
  if (!result.success) {
    const reason = codedOf(result.error.issues[0]?.message ?? rule('invalid'));
    const isCell = SHOWN.includes(field) && cell !== '';
    const quoted = { code: 'rowErrors.quotedCell', values: { text: cell, reason } } as const;
    problems.push({ field, reason: isCell ? quoted : reason, isCell });
  }
  return result.success ? result.data : null;
}

function chosen<F extends keyof typeof choices>(read: Read, field: F, problems: Problem[]) {
  const text = read(field);
  const choice = text ? choices[field](text) : undefined;
  if (text && !choice) problems.push(unknownName(field, text));
  return choice as ReturnType<(typeof choices)[F]>;
}

function dateOf(read: Read, field: 'created_at' | 'closed_at', now: Date, problems: Problem[]) {
  const text = read(field);
  const date = parseDate(text);
  if (!date && text) problems.push({ field, reason: unreadableDate(text), isCell: true });
  else if (!date && field === 'created_at') refuse(problems, field, 'notDate');
  if (date && date.at > now) refuse(problems, field, 'rowErrors.dayToCome');
  if (date && dayOf(date.at) < FIRST_GRIEVANCE_DAY) refuse(problems, field, 'rowErrors.dayTooOld');
  return date;
}

/**
 * A day without a time is midnight, perhaps before the complaint came on that day: then it was closed when it was
 * received.
 */
function closingOf(closed: ParsedDate | undefined, received: ParsedDate | undefined): Date | undefined {
  if (!closed || !received) return closed?.at;
  const isSameDay = !closed.hasTime && dayOf(closed.at) === dayOf(received.at);
  return isSameDay ? received.at : closed.at;
}

const unknownName = (field: ImportField, value: string): Problem => ({
  field,
  reason: { code: 'rowErrors.unknownName', values: { name: value } },
  unknown: value,
});

function readCategory(read: Read, known: Known, problems: Problem[]) {
  const text = read('category');
  const id = known.category(text);
  if (id === undefined) {
    if (text) problems.push(unknownName('category', text));
    else refuse(problems, 'category', 'required');
  }
  return id;
}

function readPlaces(read: Read, { places }: Known, problems: Problem[]) {
  const texts = {
    parliament: read('parliament'),
    assembly: read('assembly'),
    mandal: read('mandal'),
    area: read('area'),
  };
  if (!texts.area) {
    refuse(problems, 'area', 'required');
    return {};
  }
  const match = places.find(texts);
  if ('path' in match) {
    const { parliament_id, assembly_id, mandal_id, area_id } = match.path;
    return { parliament_id, assembly_id, mandal_id, area_id };
  }
  const field = match.unknown ?? 'area';
  problems.push({ field, reason: match.problem, ...(match.unknown ? { unknown: texts[field] } : {}) });
  return {};
}

/** The limit of the form. */
const MAX_DETAILS = 50_000;

/** Plain text as HTML paragraphs, the format of a complaint's details. */
function readDetails(read: Read, problems: Problem[]): string {
  const text = read('details');
  if (!text) refuse(problems, 'details', 'required');
  if (text.length > MAX_DETAILS) refuse(problems, 'details', 'tooLong');
  if (text.endsWith(CUT_OFF))
    problems.push({ field: 'details', reason: { code: 'rowErrors.textCutOff' }, isCell: true });
  const paragraphs = text.split(/\n+/).filter((line) => line.trim());
  return paragraphs.map((line) => `<p>${escaped(line)}</p>`).join('');
}

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

/** The hash that identifies a row without an id. */
export const rowHash = (cells: readonly string[]) =>
  createHash('sha256').update(JSON.stringify(cells)).digest('base64url');

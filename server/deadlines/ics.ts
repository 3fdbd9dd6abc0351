import { invalidRows } from '#server/kernel/errors/apiError.ts';

/** A line of an ics file after unfolding; `at` is its first line number, from 1. */
export interface IcsLine {
  at: number;
  name: string;
  params: Readonly<Record<string, string>>;
  value: string;
}
/** An event: its properties, and the line where it ends. */
export interface IcsEvent {
  lines: IcsLine[];
  end: number;
}

const PARAM = String.raw`;[\w-]+=(?:"[^"]*"|[^";:,]*)(?:,(?:"[^"]*"|[^";:,]*))*`;
const LINE = new RegExp(`^([\\w-]+)((?:${PARAM})*):(.*)$`, 's');

/** @throws 422 with the number of the line */
export const brokenAt = (line: number) => {
  const broken = { code: 'brokenLine', values: { line } } as const;
  return invalidRows(broken, [{ row: line, ...broken }]);
};

/**
 * The events of an ics file (RFC 5545), as far as holidays need it. @throws 422 with the number of the broken line
 */
export function icsEvents(text: string): IcsEvent[] {
  const open: string[] = [];
  const events: IcsEvent[] = [];
  let last = 0;
  for (const line of contentLines(text)) {
    last = line.at;
    const block = line.value.trim().toUpperCase();
    if (line.name === 'BEGIN') {
      if ((open.length === 0) !== (block === 'VCALENDAR')) throw brokenAt(line.at);
      if (block === 'VEVENT') events.push({ lines: [], end: line.at });
      open.push(block);
    } else if (line.name === 'END') {
      if (open.pop() !== block) throw brokenAt(line.at);
      const event = events.at(-1);
      if (block === 'VEVENT' && event) event.end = line.at;
    } else if (open.length === 0) throw brokenAt(line.at);
    // An alarm is a block inside an event.
    else if (open.at(-1) === 'VEVENT') events.at(-1)?.lines.push(line);
  }
  if (open.length > 0 || last === 0) throw brokenAt(Math.max(1, last));
  return events;
}

function* contentLines(text: string): Generator<IcsLine> {
  let [folded, at] = ['', 0];
  for (const [index, physical] of text.split(/\r\n|\n|\r/).entries()) {
    if (/^[ \t]/.test(physical) && folded !== '') {
      folded += physical.slice(1);
      continue;
    }
    if (folded !== '') yield contentLine(folded, at);
    [folded, at] = [physical.trim() === '' ? '' : physical, index + 1];
  }
  if (folded !== '') yield contentLine(folded, at);
}

function contentLine(text: string, at: number): IcsLine {
  const [, name = '', params = '', value = ''] = LINE.exec(text) ?? [];
  if (name === '') throw brokenAt(at);
  const pairs = [...params.matchAll(/;([\w-]+)=("[^"]*"|[^;]*)/g)];
  return {
    at,
    name: name.toUpperCase(),
    params: Object.fromEntries(
      pairs.map(([, key = '', value = '']) => [key.toUpperCase(), value.replaceAll('"', '').toUpperCase()]),
    ),
    value,
  };
}

/** An unescaped text of an ics file. */
export const icsText = (value: string): string =>
  value.replaceAll(/\\([\\;,nN])/g, (_, letter: string) => (letter.toLowerCase() === 'n' ? ' ' : letter));

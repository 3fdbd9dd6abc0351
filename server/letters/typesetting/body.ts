/** The text of a letter as data, which the typst template prints and never evaluates (REF-03). */

/** Words in bold or regular type. */
export interface Span {
  text: string;
  bold: boolean;
}
type Spans = Span[];
export type Part =
  | { kind: 'paragraph'; spans: Spans }
  | { kind: 'list' | 'numbers'; items: Spans[] }
  | { kind: 'table'; rows: Spans[][] };

const ITEM = /^\s*[-*•]\s+(.*)$/;
const NUMBER = /^\s*\d{1,3}[.)]\s+(.*)$/;
const ROW = /^\s*\|(.+)\|\s*$/;
/** The line below a table's heading. */
const RULE = /^\s*\|(\s*:?-+:?\s*\|)+\s*$/;

type Kind = Part['kind'];

function kindOf(line: string): Kind {
  if (ROW.test(line)) return 'table';
  if (ITEM.test(line)) return 'list';
  return NUMBER.test(line) ? 'numbers' : 'paragraph';
}

/**
 * Splits a text into parts. Blank lines separate paragraphs. Lines with `-` or `1.` are lists, lines between `|` a
 * table with a heading row, words between `**` are bold. Everything else is printed literally, including what looks
 * like code or an image.
 */
export function partsOf(text: string): Part[] {
  const parts: Part[] = [];
  for (const block of text.replaceAll('\r\n', '\n').split(/\n\s*\n/)) {
    for (const [kind, lines] of runsOf(block.split('\n').filter((line) => line.trim()))) {
      parts.push(partOf(kind, lines));
    }
  }
  return parts;
}

/** Groups neighbouring lines of one kind. */
function runsOf(lines: readonly string[]): [Kind, string[]][] {
  const runs: [Kind, string[]][] = [];
  for (const line of lines) {
    const last = runs.at(-1);
    if (last?.[0] === kindOf(line)) last[1].push(line);
    else runs.push([kindOf(line), [line]]);
  }
  return runs;
}

function partOf(kind: Kind, lines: readonly string[]): Part {
  if (kind === 'table') return { kind, rows: rowsOf(lines) };
  if (kind === 'list') return { kind, items: lines.map((line) => spansOf(ITEM.exec(line)?.[1] ?? line)) };
  if (kind === 'numbers')
    return { kind, items: lines.map((line) => spansOf(NUMBER.exec(line)?.[1] ?? line)) };
  return { kind, spans: spansOf(lines.map((line) => line.trimEnd()).join('\n')) };
}

/** Pads rows to the length of the longest. */
function rowsOf(lines: readonly string[]): Spans[][] {
  const rows = lines
    .filter((line) => !RULE.test(line))
    .map((line) => (ROW.exec(line)?.[1] ?? '').split('|').map((cell) => spansOf(cell.trim())));
  const width = Math.max(1, ...rows.map((row) => row.length));
  return rows.map((row) => [...row, ...Array.from({ length: width - row.length }, () => [])]);
}

/** An unpaired `**` is printed as two asterisks. */
function spansOf(text: string): Spans {
  const spans: Spans = [];
  let from = 0;
  for (const { index, 0: whole, 1: bold = '' } of text.matchAll(/\*\*(\S(?:[^*]*\S)?)\*\*/g)) {
    if (index > from) spans.push({ text: text.slice(from, index), bold: false });
    spans.push({ text: bold, bold: true });
    from = index + whole.length;
  }
  if (from < text.length) spans.push({ text: text.slice(from), bold: false });
  return spans;
}

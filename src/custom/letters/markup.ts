/** The marks in a text, which `server/letters/typesetting/body.ts` parses. */
export type Markup = 'bold' | 'list' | 'numbers' | 'table';

/** A text and its selection. */
export interface Selected {
  text: string;
  from: number;
  to: number;
}

const TABLE = '| | |\n|---|---|\n| | |';

/** Adds marks to the selection, which stays selected: around words, before each line, or a table below it. */
export function markedUp(kind: Markup, { text, from, to }: Selected): Selected {
  if (kind === 'bold') {
    const marked = `${text.slice(0, from)}**${text.slice(from, to)}**${text.slice(to)}`;
    return { text: marked, from: from + 2, to: to + 2 };
  }
  const start = text.lastIndexOf('\n', from - 1) + 1;
  const next = text.indexOf('\n', to);
  const end = next < 0 ? text.length : next;
  const chosen = text.slice(start, end);
  const marked = kind === 'table' ? [chosen, TABLE].filter(Boolean).join('\n\n') : asList(chosen, kind);
  return {
    text: text.slice(0, start) + marked + text.slice(end),
    from: start + marked.length,
    to: start + marked.length,
  };
}

/** Replaces the selection with a text and sets the caret after it. */
export const withText = (inserted: string, { text, from, to }: Selected): Selected => ({
  text: text.slice(0, from) + inserted + text.slice(to),
  from: from + inserted.length,
  to: from + inserted.length,
});

const asList = (lines: string, kind: 'list' | 'numbers') =>
  lines
    .split('\n')
    .map((line, at) => `${kind === 'list' ? '-' : `${at + 1}.`} ${line}`)
    .join('\n');

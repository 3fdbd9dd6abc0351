import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** A block of code of a page: the file that its first line names, and its other lines. */
interface Block {
  file: string;
  lines: string[];
}

/** The blocks of a page that name a file in their first line, without the indentation of their list. */
function blocksOf(page: string): Block[] {
  const blocks = readFileSync(page, 'utf8').matchAll(/^( *)```tsx?\n *\/\/ (\S+\.tsx?)\n([\s\S]*?)^ *```$/gm);
  return [...blocks].map(([, indent = '', file = '', code = '']) => ({
    file,
    lines: code
      .replaceAll(new RegExp(`^${indent}`, 'gm'), '')
      .trimEnd()
      .split('\n'),
  }));
}

/** Where lines go: after a line of the file that begins so, or in its place. */
const PLACE = /^\/\/ (after|instead of): (.*)$/;

/** The text of a file with the lines of a block: imports on top, the others where the block says. */
function withLines(text: string, { file, lines }: Block): string {
  const result = text.split('\n');
  const imports: string[] = [];
  let next: number | undefined;
  for (const line of lines) {
    const [, way, start = ''] = PLACE.exec(line) ?? [];
    if (way) {
      const found = result.findIndex((each) => each.trim().startsWith(start));
      if (found === -1) throw new Error(`${file} has no line that begins with ${start}`);
      if (way === 'instead of') result.splice(found, 1);
      next = way === 'after' ? found + 1 : found;
    } else if (next === undefined) imports.push(line);
    else result.splice(next++, 0, line);
  }
  return [...imports, ...result].join('\n');
}

/** The files that the pages write or change, by path, each as it is after all of them. */
export function walked(...pages: string[]): Map<string, string> {
  const files = new Map<string, string>();
  for (const block of pages.flatMap(blocksOf)) {
    const { file, lines } = block;
    const text = files.get(file) ?? (existsSync(file) ? readFileSync(file, 'utf8') : undefined);
    const adds = lines.some((line) => PLACE.test(line));
    if (!adds && text !== undefined) throw new Error(`${file} exists already`);
    files.set(file, adds ? withLines(text ?? '', block) : `${lines.join('\n')}\n`);
  }
  return files;
}

/** Carries out the steps of the pages in the copy of the project in `folder`. */
export function walk(folder: string, ...pages: string[]) {
  for (const [file, text] of walked(...pages)) {
    const path = join(folder, file);
    mkdirSync(dirname(path), { recursive: true });
    // The copy may be a link to the file itself.
    rmSync(path, { force: true });
    writeFileSync(path, text);
  }
}

/** The lines that a page adds to a file, without the marks of where. */
export const linesFor = (page: string, file: string): string =>
  blocksOf(page)
    .filter((block) => block.file === file)
    .flatMap(({ lines }) => lines.filter((line) => !PLACE.test(line)))
    .join('\n');

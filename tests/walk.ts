import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** One block of the walk in CONTRIBUTING.md: the file that it names, and its lines. */
interface Block {
  file: string;
  lines: string[];
}

/** The blocks of 'Add a resource', as they stand on the page. */
function blocks(): Block[] {
  const page = readFileSync('CONTRIBUTING.md', 'utf8');
  const walk = page.slice(page.indexOf('## Add a resource'), page.indexOf('### Other shapes'));
  return [...walk.matchAll(/^ {3}```tsx?\n {3}\/\/ (\S+)\n([\s\S]*?)^ {3}```$/gm)].map(
    ([, file = '', code = '']) => ({ file, lines: code.replaceAll(/^ {3}/gm, '').trimEnd().split('\n') }),
  );
}

/** A block of a list has its imports, the name of the list, and the line for it. */
function inList(text: string, lines: string[]): string {
  const mark = lines.findIndex((line) => line.startsWith('// '));
  const [, list = ''] = /^\/\/ (\w+)$/.exec(lines[mark] ?? '') ?? [];
  const opening = new RegExp(`^export const ${list}: .* = \\[$`, 'm');
  if (!opening.test(text)) throw new Error(`There is no list ${list}`);
  const listed = text.replace(opening, (found) => [found, ...lines.slice(mark + 1)].join('\n'));
  return [...lines.slice(0, mark), listed].join('\n');
}

/** Does in the copy of the project in `folder` what the page says: two new files, and a line in each of two lists. */
export function walk(folder: string) {
  for (const { file, lines } of blocks()) {
    const path = join(folder, file);
    const isList = lines.some((line) => /^\/\/ \w+$/.test(line));
    const text = isList ? inList(readFileSync(path, 'utf8'), lines) : `${lines.join('\n')}\n`;
    mkdirSync(dirname(path), { recursive: true });
    // The copy may be a link to the file itself.
    rmSync(path, { force: true });
    writeFileSync(path, text);
  }
}

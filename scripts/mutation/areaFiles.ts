import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

const FOLDER = 'tests';

/** The files at a path: the file itself, or all files in the folder. */
export function filesAt(path: string, area: string): string[] {
  if (!statSync(must(path, area)).isDirectory()) return [path];
  const entries = readdirSync(path, { recursive: true, encoding: 'utf8' });
  return entries.filter((entry) => entry.endsWith('.ts')).map((entry) => join(path, entry));
}

/** The test files at a path below `tests`: one, or those of a folder. */
export function testFilesAt(path: string, area: string): string[] {
  const file = join(FOLDER, `${path}.test.ts`);
  if (statSync(file, { throwIfNoEntry: false })) return [file];
  const folder = must(join(FOLDER, path), area);
  return readdirSync(folder)
    .filter((entry) => entry.endsWith('.test.ts'))
    .map((entry) => join(folder, entry));
}

function must(path: string, area: string): string {
  if (statSync(path, { throwIfNoEntry: false })) return path;
  throw new Error(
    `${path} is not there: the area '${area}' of scripts/mutation/areas.ts needs its new path.`,
  );
}

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** One import of a file: as written, the project file it means (if any), and whether it is needed at once. */
export type Import = { specifier: string; target: string | undefined; dynamic: boolean };

/** A source file by its path below the root; `code` is its text without comments. */
export type Source = { path: string; lines: number; code: string; imports: Import[] };

const STATIC = /^[ \t]*(?:import|export)\b(?:[^'"`;=()]*?\bfrom)?\s*['"]([^'"]+)['"]/gm;
const DYNAMIC = /\bimport\(\s*['"]([^'"]+)['"]/g;
const COMMENT = /(?<=^|[\s({,;])\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*$/gm;

/** Paths of all files below the folders, which may be absent. */
export function filesBelow(...folders: string[]): string[] {
  return folders.filter(existsSync).flatMap((folder) =>
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name)),
  );
}

/** The project file that an import means; `#contract/`, `#server/` and `#src/` are folders of the root (package.json). */
function targetOf(path: string, specifier: string): string | undefined {
  if (specifier.startsWith('.')) return join(dirname(path), specifier);
  return /^#(?=contract\/|server\/|src\/)/.test(specifier) ? specifier.slice(1) : undefined;
}

function importsOf(path: string, code: string): Import[] {
  const find = (pattern: RegExp, dynamic: boolean) =>
    [...code.matchAll(pattern)].map(([, specifier = '']) => ({
      specifier,
      target: targetOf(path, specifier),
      dynamic,
    }));
  return [...find(STATIC, false), ...find(DYNAMIC, true)];
}

export function readSource(path: string): Source {
  const text = readFileSync(path, 'utf8');
  const code = text.replace(COMMENT, '');
  return { path, lines: text.split('\n').length - 1, code, imports: importsOf(path, code) };
}

/** Circles of static imports, each as `a → b → a`. */
export function circles(sources: Source[]): string[] {
  const byPath = new Map(sources.map((source) => [source.path, source]));
  const done = new Set<string>();
  const found: string[] = [];
  const visit = (path: string, trail: string[]) => {
    if (trail.includes(path)) found.push([...trail.slice(trail.indexOf(path)), path].join(' → '));
    if (done.has(path) || trail.includes(path)) return;
    for (const { target, dynamic } of byPath.get(path)?.imports ?? []) {
      if (target && !dynamic) visit(target, [...trail, path]);
    }
    done.add(path);
  };
  for (const { path } of sources) visit(path, []);
  return found;
}

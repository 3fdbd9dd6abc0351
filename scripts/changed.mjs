import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';

const git = (root, ...args) =>
  execFileSync('git', args, { cwd: root, encoding: 'utf8' }).split('\n').filter(Boolean);

/** The paths of the project's own files that a file names in its imports. */
function importsOf(root, file) {
  const code = readFileSync(join(root, file), 'utf8');
  return [...code.matchAll(/(?:from|import)\s*\(?\s*['"]((?:\.{1,2}|#\w+)\/[^'"]+)['"]/g)].map(
    ([, path = '']) => (path.startsWith('#') ? path.slice(1) : posix.join(posix.dirname(file), path)),
  );
}

/**
 * The tests that import a file that differs from a commit, directly or through others. Vitest's own search transforms
 * every file, which takes minutes; this one reads the imports as text.
 */
export function changedTests(root = '.', base = 'HEAD') {
  const [since = 'HEAD'] = git(root, 'merge-base', base, 'HEAD');
  const listed = git(root, 'ls-files', '--cached', '--others', '--exclude-standard').filter((file) =>
    existsSync(join(root, file)),
  );
  const importers = new Map();
  for (const file of listed.filter((name) => /\.(tsx?|mjs)$/.test(name)))
    for (const path of importsOf(root, file)) importers.set(path, [...(importers.get(path) ?? []), file]);
  const reached = new Set([
    ...git(root, 'diff', '--name-only', since),
    ...git(root, 'ls-files', '--others', '--exclude-standard'),
  ]);
  for (const file of reached) for (const importer of importers.get(file) ?? []) reached.add(importer);
  return [...reached].filter(
    (file) => /^tests\/(?!e2e\/).*\.test\.tsx?$/.test(file) && listed.includes(file),
  );
}

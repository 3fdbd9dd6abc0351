import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** Another one whenever a file of these, or below them, changes. */
export function fingerprint(sources: readonly string[], ...also: unknown[]): string {
  const hash = createHash('sha256').update(String(also));
  for (const source of sources) {
    const paths = statSync(source).isDirectory()
      ? readdirSync(source, { recursive: true, encoding: 'utf8' }).map((path) => join(source, path))
      : [source];
    for (const path of paths.sort())
      if (statSync(path).isFile()) hash.update(path).update(readFileSync(path));
  }
  return hash.digest('hex').slice(0, 16);
}

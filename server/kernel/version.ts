import { readFileSync } from 'node:fs';

/** The product's version, such as `1.0.0`. */
export function productVersion(): string {
  const text = readFileSync(new URL('../../package.json', import.meta.url), 'utf8');
  return (JSON.parse(text) as { version: string }).version;
}

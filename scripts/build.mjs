import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { run, tool } from './process.mjs';

const SOURCES = ['src', 'contract', 'public', 'index.html', 'vite.config.ts', 'package-lock.json'];

/** The time of the newest file in a folder, or of the file; 0 if there is none. */
function newest(path) {
  if (!existsSync(path)) return 0;
  const stat = statSync(path);
  if (!stat.isDirectory()) return stat.mtimeMs;
  return Math.max(0, ...readdirSync(path).map((name) => newest(join(path, name))));
}

/** Whether the sources are newer than dist/. */
export const isStale = () => Math.max(...SOURCES.map(newest)) > newest('dist/index.html');

/** Builds the admin into dist/; fails when it exceeds a size budget of `vite.config.ts`. */
export const build = () => run(process.execPath, [tool('vite'), 'build', '--logLevel', 'warn']);

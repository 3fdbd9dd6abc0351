import { build, isStale } from './build.mjs';
import { run } from './process.mjs';

/** Kills, power cuts and full disks under the real server; the last line is the total. Resolves to an exit code. */
export async function faults() {
  const code = isStale() ? await build() : 0;
  return code || run(process.execPath, ['--import', 'tsx', 'tests/faults/main.ts']);
}

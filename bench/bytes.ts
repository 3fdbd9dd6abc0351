import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Line } from './table.ts';

const VITE = 'node_modules/vite/bin/vite.js';
const BUDGET = /^(.+): ([\d.]+) of ([\d.]+) kB gzipped in (\d+) files$/gm;

/** The sizes that the build reports for its budgets; the build itself fails above them. */
export async function measureBytes(size: number): Promise<Line[]> {
  const folder = mkdtempSync(join(tmpdir(), 'grievance-desk-bench-dist-'));
  try {
    const build = [VITE, 'build', '--outDir', folder, '--emptyOutDir', '--logLevel', 'warn'];
    const { stdout } = await promisify(execFile)(process.execPath, build);
    return [...stdout.matchAll(BUDGET)].map(([, page = '', bytes, limit, files]) => ({
      figure: `${page}: all that it loads, gzipped, in ${files} files`,
      as: 'budget of the build',
      on: '',
      unit: 'kB',
      values: new Map([[size, [Number(bytes)]]]),
      beside: { what: 'at most', values: [Number(limit)], ratio: Number(bytes) / Number(limit) },
      aim: 1,
    }));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { walk } from '../walk.ts';

const ROOT_FILES = ['package.json', 'tsconfig.json', 'contract', 'server', 'src'];
const pages = readdirSync('docs/how-to').map((page) => `docs/how-to/${page}`);

test('a project with all recipes of docs/how-to compiles @seldom', () => {
  const folder = mkdtempSync(join(tmpdir(), 'grievance-recipes-'));
  try {
    for (const file of ROOT_FILES) cpSync(file, join(folder, relative('.', file)), { recursive: true });
    symlinkSync(resolve('node_modules'), join(folder, 'node_modules'));
    walk(folder, 'CONTRIBUTING.md', ...pages);
    const { stdout } = spawnSync('node_modules/.bin/tsc', ['-p', '.', '--incremental', 'false'], {
      cwd: folder,
      encoding: 'utf8',
    });
    expect(stdout).toBe('');
  } finally {
    rmSync(folder, { recursive: true });
  }
}, 300_000);

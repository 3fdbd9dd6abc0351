import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { makeDataDir } from '#server/app/dataDir.ts';
import { atEnd } from '../leftovers.ts';

const place = mkdtempSync(join(tmpdir(), 'grievance-desk-folder-'));
atEnd(() => rmSync(place, { recursive: true }));

test('a data folder is made with all above it, and may be there already', () => {
  const folder = join(place, 'office', 'data');
  makeDataDir(folder);
  makeDataDir(folder);
  expect(existsSync(folder)).toBe(true);
});

test('one that cannot be written is told of in one line', () => {
  writeFileSync(join(place, 'plain'), '');
  const folder = join(place, 'plain', 'data');
  expect(() => makeDataDir(folder)).toThrow(`DATA_DIR ${folder} cannot be written: ENOTDIR`);
});

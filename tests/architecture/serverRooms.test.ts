import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { below } from './tree.ts';

/** The rooms as ARCHITECTURE.md lists them, a layer a line from the lowest up; what follows # is for the reader. */
const [, list = ''] =
  /^## The rooms of the server$[\s\S]*?^```$([\s\S]*?)^```$/m.exec(readFileSync('ARCHITECTURE.md', 'utf8')) ??
  [];
const layers = list
  .trim()
  .split('\n')
  .map((line) => line.replace(/#.*/, '').trim().split(/\s+/));

/** The commands stand beside the files of `server/` that put the rooms together. */
const ON_TOP = 'commands';

/** Its folder in `server/`; undefined for files directly in it and beyond. */
const roomOf = (path: string) => /^server\/(\w+)\//.exec(path)?.[1];
const layerOf = (room = '') => layers.findIndex((rooms) => rooms.includes(room));
const inRooms = below('server/').filter(({ path }) => layerOf(roomOf(path)) >= 0);

describe('the rooms of the server', () => {
  test('are all listed in ARCHITECTURE.md, each once', () => {
    const folders = readdirSync('server', { withFileTypes: true })
      .filter((entry) => entry.isDirectory() && entry.name !== ON_TOP)
      .map(({ name }) => name);
    expect(layers.flat().sort()).toEqual(folders.sort());
  });

  test('know only rooms of the layers below', () => {
    const upwards = inRooms.flatMap(({ path, imports }) =>
      imports
        .filter(({ target }) => target?.startsWith('server/') && roomOf(target) !== roomOf(path))
        .filter(({ target = '' }) => {
          const layer = layerOf(roomOf(target));
          return layer < 0 || layer >= layerOf(roomOf(path));
        })
        .map(({ target }) => `${path} → ${target}`),
    );
    expect(upwards).toEqual([]);
  });

  test('bind their own handlers, in routes.ts; server/routes.ts collects them all', () => {
    const binds = /import (?:type )?\{[^}]*\b(?:Serve|App)\b[^}]*\} from '[./]+\/http\/serve\.ts'/;
    const elsewhere = inRooms
      .filter(
        ({ path, code }) =>
          binds.test(code) && roomOf(path) !== 'http' && !/^server\/\w+\/routes\.ts$/.test(path),
      )
      .map(({ path }) => path);
    expect(elsewhere).toEqual([]);
    const collected = below('server/routes.ts').flatMap(({ imports }) => imports.map(({ target }) => target));
    const routes = inRooms.map(({ path }) => path).filter((path) => path.endsWith('/routes.ts'));
    expect(routes.filter((path) => !collected.includes(path))).toEqual([]);
  });
});

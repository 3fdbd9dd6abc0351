import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { below } from './tree.ts';

/**
 * A layer of layers.json, from the lowest up, with its rooms. A room is a folder or a file; several that import each
 * other are one room.
 */
interface Layer {
  has: string;
  rooms: (string | string[])[];
}

const layers: Record<string, Layer[]> = JSON.parse(readFileSync('layers.json', 'utf8'));

describe.each(Object.entries(layers))('the layers of %s', (tree, list) => {
  const rooms = list.flatMap(({ rooms }, layer) => rooms.map((room) => ({ layer, paths: [room].flat() })));
  const parts = rooms
    .flatMap((room) => room.paths.map((path) => ({ path, room })))
    .sort((one, other) => other.path.length - one.path.length);
  const roomOf = (file: string) =>
    parts.find(({ path }) => file === path || file.startsWith(`${path}/`))?.room;
  const files = below(`${tree}/`);

  test('have every file', () => {
    expect(files.map(({ path }) => path).filter((path) => !roomOf(path))).toEqual([]);
  });

  test('name only rooms that exist', () => {
    const used = new Set(
      files.map(({ path }) => parts.find(({ path: part }) => path === part || path.startsWith(`${part}/`))),
    );
    expect(parts.filter((part) => !used.has(part)).map(({ path }) => path)).toEqual([]);
  });

  test('import only from the layers below', () => {
    const upwards = files.flatMap(({ path, imports }) =>
      imports
        .filter(({ target, dynamic }) => target?.startsWith(`${tree}/`) && !dynamic)
        .filter(({ target = '' }) => roomOf(target) !== roomOf(path))
        .filter(({ target = '' }) => (roomOf(target)?.layer ?? 0) >= (roomOf(path)?.layer ?? 0))
        .map(({ target }) => `${path} → ${target}`),
    );
    expect(upwards).toEqual([]);
  });
});

describe('the calls of the server', () => {
  const files = below('server/');

  test('are bound in the routes.ts of their folder; features.ts lists every feature, and each its routes', () => {
    const binds = /import (?:type )?\{[^}]*\b(?:Serve|App)\b[^}]*\} from '[^']+\/http\/serve\.ts'/;
    const elsewhere = files
      .filter(
        ({ path, code }) => binds.test(code) && !/^server\/(app|kernel\/http)\/|\/routes\.ts$/.test(path),
      )
      .map(({ path }) => path);
    expect(elsewhere).toEqual([]);
    const importedBy = (importer: RegExp) =>
      files
        .filter(({ path }) => importer.test(path))
        .flatMap(({ imports }) => imports.map(({ target }) => target));
    const paths = files.map(({ path }) => path);
    const listed = importedBy(/^server\/app\/features\.ts$/);
    const features = paths.filter((path) => /^server\/\w+\/feature\.ts$/.test(path));
    expect(features.filter((path) => path !== 'server/app/feature.ts' && !listed.includes(path))).toEqual([]);
    const collected = importedBy(/^server\/(\w+\/feature|app\/routes)\.ts$/);
    const routes = paths.filter((path) => path.endsWith('/routes.ts'));
    expect(routes.filter((path) => path !== 'server/app/routes.ts' && !collected.includes(path))).toEqual([]);
  });
});

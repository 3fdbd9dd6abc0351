import {
  existsSync,
  linkSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import type { Random } from '../random.ts';
import { Inode } from './inode.ts';
import type { Change } from './journal.ts';

type NameChange = Extract<Change, { op: 'create' | 'rename' | 'link' | 'remove' | 'mkdir' }>;

const isNameChange = (change: Change): change is NameChange =>
  ['create', 'rename', 'link', 'remove', 'mkdir'].includes(change.op);

export interface Cut {
  /** Pages and names that were only in the cache and are lost. */
  droppedPages: number;
  droppedNames: number;
}

/**
 * Turns a copy of the folder from the beginning of the recording into the state after a power cut at its end, on a
 * journaling file system (ext4, xfs). Files have all synced content, and any part of the rest. Changes of names are in
 * order: all before the last fsync, and some of the later ones.
 */
export function rebuild(folder: string, changes: readonly Change[], random: Random): Cut {
  const lastSync = changes.findLastIndex(({ op }) => op === 'sync');
  const later = changes.filter((change, index) => index > lastSync && isNameChange(change));
  const lost = new Set<Change>(later.slice(random.between(0, later.length)));
  const inodes = new Map<number, Inode>();
  /** The final path of each changed file. */
  const places = new Map<string, Inode>();
  const at = (path: string) => join(folder, path);

  for (const change of changes) {
    if (lost.has(change)) {
      if (change.op === 'create') inodes.set(change.ino, new Inode(Buffer.alloc(0)));
      continue;
    }
    if (isNameChange(change)) rename(change);
    else touch(change);
  }
  let droppedPages = 0;
  for (const [path, inode] of places) {
    const { content, dropped } = inode.afterCut(random);
    droppedPages += dropped;
    writeFileSync(at(path), content);
  }
  return { droppedPages, droppedNames: lost.size };

  function rename(change: NameChange) {
    const { path } = change;
    const known = places.get(path);
    if (change.op === 'mkdir') mkdirSync(at(path), { recursive: true, mode: 0o700 });
    else if (change.op === 'create') {
      mkdirSync(dirname(at(path)), { recursive: true, mode: 0o700 });
      writeFileSync(at(path), '', { mode: 0o600 });
      const inode = new Inode(Buffer.alloc(0));
      inodes.set(change.ino, inode);
      places.set(path, inode);
    } else if (change.op === 'remove') {
      rmSync(at(path), { recursive: true, force: true });
      for (const place of places.keys())
        if (place === path || place.startsWith(`${path}/`)) places.delete(place);
    } else if (existsSync(at(path))) {
      if (change.op === 'link') linkSync(at(path), at(change.to));
      else renameSync(at(path), at(change.to));
      if (change.op === 'rename') places.delete(path);
      places.delete(change.to);
      if (known) places.set(change.to, known);
    }
  }

  function touch(change: Exclude<Change, NameChange>) {
    if (change.op === 'open' || (change.op === 'truncate' && change.path))
      adopt(String(change.path), change.ino);
    const inode = inodes.get(change.ino);
    if (change.op === 'write') inode?.write(change.at, change.bytes);
    if (change.op === 'truncate') inode?.truncate(change.size);
    if (change.op === 'sync') inode?.sync();
  }

  /** A file from before: it has the content of the copy until it is changed. */
  function adopt(path: string, ino: number) {
    if (places.has(path) || !existsSync(at(path)) || !statSync(at(path)).isFile()) return;
    const inode = new Inode(readFileSync(at(path)));
    inodes.set(ino, inode);
    places.set(path, inode);
  }
}

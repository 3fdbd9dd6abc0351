import { readFileSync } from 'node:fs';

/** One recorded change of a folder: of a file by its inode, of names by their path. */
export type Change =
  | { op: 'create'; path: string; ino: number }
  | { op: 'open'; path: string; ino: number }
  | { op: 'write'; ino: number; at: number; bytes: Buffer }
  | { op: 'truncate'; ino: number; size: number; path?: string }
  | { op: 'sync'; ino: number }
  | { op: 'rename'; path: string; to: string }
  | { op: 'link'; path: string; to: string }
  | { op: 'remove'; path: string }
  | { op: 'mkdir'; path: string };

/** Parses the recorder's file; a record that the kill has cut off is ignored. */
export function readJournal(path: string): Change[] {
  const journal = readFileSync(path);
  const changes: Change[] = [];
  for (let at = 0; at + 4 <= journal.length; ) {
    const start = at + 4 + journal.readUInt32LE(at);
    if (start > journal.length) break;
    const header = JSON.parse(journal.toString('utf8', at + 4, start)) as Change & { length: number };
    const end = start + header.length;
    if (end > journal.length) break;
    changes.push({
      ...header,
      ...(header.op === 'write' ? { bytes: journal.subarray(start, end) } : {}),
    } as Change);
    at = end;
  }
  return changes;
}

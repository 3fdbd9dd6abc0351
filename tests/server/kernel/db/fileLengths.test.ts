import { closeSync, fstatSync, ftruncateSync, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { rememberLengths } from '#server/kernel/db/embedded/fileLengths.ts';

const FROM_START = 0;
const FROM_END = 2;
const LETTERS = Buffer.from('abcdefgh');

let folder: string;
let file: number;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'grievance-desk-lengths-'));
  file = openSync(join(folder, 'table'), 'w+');
});
afterEach(() => {
  closeSync(file);
  rmSync(folder, { recursive: true });
});

/** A file that is open twice, as Emscripten has it in Node, and how often Node was asked for its length. */
function opened() {
  const node = {};
  const [stream, other] = [{ node }, { node }];
  let looks = 0;
  let isFull = false;
  const cut = (_: object, { size }: { size?: number }) => {
    if (size !== undefined) ftruncateSync(file, size);
  };
  const files = {
    stream_ops: {
      open: (_: object) => {},
      llseek(_: object, offset: number, whence: number) {
        if (whence === FROM_END) looks += 1;
        const at = whence === FROM_END ? fstatSync(file).size + offset : offset;
        if (at < 0) throw new Error('before its start');
        return at;
      },
      write(_: object, buffer: object, offset: number, size: number, position: number) {
        const written = writeSync(file, buffer as Buffer, offset, isFull ? size / 2 : size, position);
        if (isFull) throw new Error('no room for all of it');
        return written;
      },
      setattr: cut,
    },
    node_ops: { setattr: cut },
  };
  rememberLengths(files);
  const { stream_ops, node_ops } = files;
  return {
    write: (position: number, by = stream) => stream_ops.write(by, LETTERS, 0, LETTERS.length, position),
    length: (by = stream) => stream_ops.llseek(by, 0, FROM_END),
    seek: (offset: number, whence: number) => stream_ops.llseek(stream, offset, whence),
    open: () => stream_ops.open(stream),
    cutOpened: (size: number) => stream_ops.setattr(stream, { size }),
    cutByName: (size: number) => node_ops.setattr(node, { size }),
    other,
    looks: () => looks,
    fill: () => {
      isFull = true;
    },
  };
}

test('asks Node once for the length of a file, however it grows and whoever opens it', () => {
  const { write, length, seek, other, looks } = opened();
  expect(length()).toBe(0);
  write(0);
  write(8, other);
  write(4);
  expect([length(), length(other), seek(-3, FROM_END), seek(5, FROM_START)]).toEqual([16, 16, 13, 5]);
  expect(looks()).toBe(1);
  expect(() => seek(-17, FROM_END)).toThrow('before its start');
});

test('it is asked again when the file is opened: it may be another one of that name', () => {
  const { open, write, length, looks } = opened();
  write(0);
  expect(length()).toBe(8);
  ftruncateSync(file, 2);
  open();
  expect([length(), looks()]).toEqual([2, 2]);
});

test('it is asked again after the file was cut, by its name too, and after a write that failed', () => {
  const { write, length, cutOpened, cutByName, fill, looks } = opened();
  write(0);
  expect(length()).toBe(8);
  cutOpened(3);
  expect(length()).toBe(3);
  cutByName(1);
  expect(length()).toBe(1);
  fill();
  expect(() => write(1)).toThrow('no room');
  expect([length(), looks()]).toEqual([5, 4]);
});

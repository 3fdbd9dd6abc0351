/**
 * Loaded before a server (`node --import`), in its main thread and in each worker: records every change below
 * FAULT_ROOT and every fsync in order, for `rebuild.ts`. Each record is the length of its header, the header as JSON,
 * and the bytes of a write.
 */
import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { dirname, resolve } from 'node:path';

const { FAULT_ROOT: root = '', FAULT_JOURNAL: journal = '' } = process.env;
const real = { ...fs };
const out = real.openSync(journal, 'a');
/** The inode behind each open descriptor below the root. */
const inodes = new Map();

const isBelow = (path) => typeof path === 'string' && resolve(path).startsWith(`${root}/`);
const below = (path) => resolve(path).slice(root.length + 1);

function record(header, bytes = Buffer.alloc(0)) {
  const head = Buffer.from(JSON.stringify({ ...header, length: bytes.length }));
  const size = Buffer.alloc(4);
  size.writeUInt32LE(head.length);
  real.writeSync(out, Buffer.concat([size, head, bytes]));
}

/** Records an opened file: new, emptied, or unchanged. */
function opened(path, fd, { isNew, isEmptied }) {
  const { ino } = real.fstatSync(fd);
  inodes.set(fd, ino);
  record({ op: isNew ? 'create' : 'open', path: below(path), ino });
  if (isEmptied && !isNew) record({ op: 'truncate', ino, size: 0 });
}
const empties = (flags) =>
  typeof flags === 'number' ? (flags & fs.constants.O_TRUNC) !== 0 : /^w/.test(flags);

fs.openSync = (path, flags = 'r', mode) => {
  const isNew = isBelow(path) && !real.existsSync(path);
  const fd = real.openSync(path, flags, mode);
  if (isBelow(path)) opened(path, fd, { isNew, isEmptied: empties(flags) });
  return fd;
};
fs.closeSync = (fd) => {
  inodes.delete(fd);
  real.closeSync(fd);
};
fs.writeSync = (fd, buffer, offset = 0, length = buffer.byteLength - offset, position = null) => {
  const written = real.writeSync(fd, buffer, offset, length, position);
  const ino = inodes.get(fd);
  if (ino !== undefined) {
    const at = position ?? real.fstatSync(fd).size - written;
    record({ op: 'write', ino, at }, Buffer.from(buffer.buffer, buffer.byteOffset + offset, written));
  }
  return written;
};
for (const name of ['fsyncSync', 'fdatasyncSync']) {
  fs[name] = (fd) => {
    real[name](fd);
    const ino = inodes.get(fd);
    if (ino !== undefined) record({ op: 'sync', ino });
  };
}
fs.ftruncateSync = (fd, size = 0) => {
  real.ftruncateSync(fd, size);
  const ino = inodes.get(fd);
  if (ino !== undefined) record({ op: 'truncate', ino, size });
};
fs.truncateSync = (path, size = 0) => {
  real.truncateSync(path, size);
  if (isBelow(path)) record({ op: 'truncate', ino: real.statSync(path).ino, path: below(path), size });
};
fs.writeFileSync = (path, data, options = {}) => {
  if (!isBelow(path)) return real.writeFileSync(path, data, options);
  const fd = fs.openSync(path, options.flag ?? 'w', options.mode);
  fs.writeSync(fd, Buffer.from(data));
  if (options.flush) fs.fsyncSync(fd);
  fs.closeSync(fd);
};

/** Changes of names, each with its record. */
const renames = {
  rename: (from, to) => ({ op: 'rename', path: below(from), to: below(to) }),
  link: (from, to) => ({ op: 'link', path: below(from), to: below(to) }),
  unlink: (path) => ({ op: 'remove', path: below(path) }),
  rm: (path) => ({ op: 'remove', path: below(path) }),
  rmdir: (path) => ({ op: 'remove', path: below(path) }),
  mkdir: (path) => ({ op: 'mkdir', path: below(path) }),
};
for (const [name, recordOf] of Object.entries(renames)) {
  fs[`${name}Sync`] = (...given) => {
    const answer = real[`${name}Sync`](...given);
    if (isBelow(given[0])) record(recordOf(...given));
    return answer;
  };
  const asked = fs.promises[name];
  fs.promises[name] = async (...given) => {
    const answer = await asked(...given);
    if (isBelow(given[0])) record(recordOf(...given));
    return answer;
  };
}

const { open } = fs.promises;
fs.promises.open = async (path, flags = 'r', mode) => {
  const isNew = isBelow(path) && !real.existsSync(path);
  const handle = await open(path, flags, mode);
  if (!isBelow(path)) return handle;
  opened(path, handle.fd, { isNew, isEmptied: empties(flags) });
  const { ino } = real.fstatSync(handle.fd);
  const { appendFile, sync } = handle;
  return Object.assign(handle, {
    async appendFile(bytes) {
      const at = real.fstatSync(handle.fd).size;
      await appendFile.call(handle, bytes);
      record({ op: 'write', ino, at }, Buffer.from(bytes));
    },
    async sync() {
      await sync.call(handle);
      record({ op: 'sync', ino });
    },
  });
};
fs.promises.writeFile = async (path, data, options = {}) => {
  if (isBelow(path)) real.mkdirSync(dirname(path), { recursive: true });
  fs.writeFileSync(path, data, options);
};
syncBuiltinESMExports();

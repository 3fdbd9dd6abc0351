import type { PGlite } from '@electric-sql/pglite';

/** Emscripten's file system in memory, as far as a state is made of it. */
interface Node {
  name: string;
  parent: Node;
  name_next?: Node;
  mode: number;
  mtime: number;
  usedBytes: number;
  contents: Uint8Array | Record<string, Node> | null | undefined;
}
interface Stream {
  fd: number | null;
  position: number;
}
interface FileSystem {
  root: Node;
  nameTable: (Node | undefined)[];
  streams: (Stream | null | undefined)[];
  isDir(mode: number): boolean;
  isFile(mode: number): boolean;
}

/** Libraries that the schema uses: code that is loaded later cannot be unloaded. */
const LIBRARIES = ['plpgsql', 'pg_trgm'];
/** Every write sets another time. */
const UNTOUCHED = -1;

/**
 * Returns a function that restores the current state of a database in memory, with all sessions and caches, in a
 * fiftieth of the time of a start: it copies the program's memory and files. No statement may run, now or then.
 */
export async function rewinder(pglite: PGlite): Promise<() => void> {
  for (const library of LIBRARIES) await pglite.exec(`load '${library}'`);
  const { Module } = pglite as unknown as { Module: { HEAPU8: Uint8Array; FS: FileSystem } };
  const files = fileRewinder(Module.FS);
  const memory = Module.HEAPU8.slice(0, endOf(Module.HEAPU8));
  return () => {
    files();
    // By its name: memory that has grown is another array.
    const now = Module.HEAPU8;
    now.set(memory);
    now.fill(0, memory.length, Math.max(memory.length, endOf(now)));
  };
}

const ZEROS = new Uint8Array(65_536);

/** Where only zeros follow, to a page of the program's memory. */
function endOf(memory: Uint8Array): number {
  let end = memory.length;
  while (end > 0 && Buffer.compare(memory.subarray(end - ZEROS.length, end), ZEROS) === 0)
    end -= ZEROS.length;
  return end;
}

function fileRewinder(FS: FileSystem): () => void {
  const nodes: (() => void)[] = [];
  const visit = (node: Node) => {
    const { name, parent, name_next, contents, usedBytes } = node;
    const placed = () => void Object.assign(node, { name, parent, name_next });
    if (FS.isFile(node.mode)) {
      const bytes = contents instanceof Uint8Array ? contents.slice(0, usedBytes) : undefined;
      node.mtime = UNTOUCHED;
      nodes.push(placed, () => {
        if (node.mtime === UNTOUCHED && node.usedBytes === usedBytes) return;
        Object.assign(node, { contents: bytes?.slice() ?? contents, usedBytes, mtime: UNTOUCHED });
      });
    } else if (FS.isDir(node.mode) && contents) {
      const entries = { ...(contents as Record<string, Node>) };
      nodes.push(placed, () => {
        node.contents = { ...entries };
      });
      for (const child of Object.values(entries)) visit(child);
    } else nodes.push(placed);
  };
  visit(FS.root);
  const nameTable = [...FS.nameTable];
  const streams = FS.streams.map((stream) => stream && { stream, fd: stream.fd, position: stream.position });
  return () => {
    for (const bringBack of nodes) bringBack();
    FS.nameTable.splice(0, FS.nameTable.length, ...nameTable);
    FS.streams.splice(0, FS.streams.length, ...streams.map((open) => open?.stream));
    for (const open of streams)
      if (open) Object.assign(open.stream, { fd: open.fd, position: open.position });
  };
}

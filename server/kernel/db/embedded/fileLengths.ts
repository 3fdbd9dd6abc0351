/** A stream is an open file; the node is the file itself, shared by all of its streams. */
interface Stream {
  node: object;
}
type Write = (stream: Stream, buffer: object, offset: number, length: number, position: number) => number;

/** The operations of Emscripten's file system that read or change the length of a file. */
export interface NodeFiles {
  stream_ops: {
    open: (stream: Stream) => void;
    llseek: (stream: Stream, offset: number, whence: number) => number;
    write: Write;
    setattr: (stream: Stream, attributes: object) => void;
  };
  node_ops: { setattr: (node: object, attributes: object) => void };
}

const FROM_END = 2;

/**
 * Caches the lengths of files. PostgreSQL asks for the length of each table and index when it plans a statement, which
 * took a fifth of all database time. The cache is safe because no other process writes into the folder
 * (`folderLock.ts`).
 */
export function rememberLengths({ stream_ops, node_ops }: NodeFiles): void {
  const lengths = new WeakMap<object, number>();
  const { open, llseek, write, setattr } = stream_ops;
  const { setattr: setattrOfNode } = node_ops;

  // Emscripten may still have the old node when a name was given to another file.
  stream_ops.open = (stream) => {
    lengths.delete(stream.node);
    open(stream);
  };
  stream_ops.llseek = (stream, offset, whence) => {
    if (whence !== FROM_END) return llseek(stream, offset, whence);
    const length = lengths.get(stream.node) ?? llseek(stream, 0, FROM_END);
    lengths.set(stream.node, length);
    return length + offset < 0 ? llseek(stream, offset, whence) : length + offset;
  };
  stream_ops.write = (stream, buffer, offset, size, position) => {
    const length = lengths.get(stream.node);
    lengths.delete(stream.node); // a failed write may have written a part
    const written = write(stream, buffer, offset, size, position);
    if (length !== undefined) lengths.set(stream.node, Math.max(length, position + written));
    return written;
  };
  stream_ops.setattr = (stream, attributes) => {
    lengths.delete(stream.node);
    setattr(stream, attributes);
  };
  node_ops.setattr = (node, attributes) => {
    lengths.delete(node);
    setattrOfNode(node, attributes);
  };
}

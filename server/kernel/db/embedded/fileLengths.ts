/** An open file of Emscripten's, and the file itself, of which there is one however often it is open. */
interface Stream {
  node: object;
}
type Write = (stream: Stream, buffer: object, offset: number, length: number, position: number) => number;

/** Of Emscripten's file system in Node what tells or changes how long a file is. */
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
 * Remembers how long files are. To plan a statement PostgreSQL asks for the length of each table and each of its indexes, which Node
 * tells slowly: a fifth of all the database's time. Nobody else writes into the folder (`folderLock.ts`).
 */
export function rememberLengths({ stream_ops, node_ops }: NodeFiles): void {
  const lengths = new WeakMap<object, number>();
  const { open, llseek, write, setattr } = stream_ops;
  const { setattr: setattrOfNode } = node_ops;

  // Under a name that was given to another file Emscripten may still know the one before.
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
    lengths.delete(stream.node); // what fails may have written a part
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

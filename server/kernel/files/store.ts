/** First and last byte, both included, as in a Range header. */
export interface ByteRange {
  first: number;
  last: number;
}

export interface StoredFile {
  /** In bytes. */
  size: number;
  writtenAt: Date;
  /** Nothing is opened before this is called. */
  stream(range?: ByteRange): ReadableStream<Uint8Array>;
}

export type Bytes = Uint8Array | AsyncIterable<Uint8Array>;

/**
 * Where the bytes of uploads live. What is stored under a key never changes. A store that cannot be reached says so
 * within two seconds, with a 503, and is asked again by the next call.
 */
export interface FileStore {
  /**
   * Answers once the bytes survive a power cut; the key is random and a name of the store's own. Large files come in
   * pieces; when these end in an error, nothing is stored. Only a restore gives the key: the one it had before.
   */
  put(bytes: Bytes, key?: string): Promise<string>;
  /** null for a key that is unknown or no key at all. */
  open(key: string): Promise<StoredFile | null>;
  /** Removing what is not there is no error. */
  remove(key: string): Promise<void>;
  /** The keys of all that is stored, in no order. */
  list(): AsyncIterable<string>;
}

/** First and last byte, inclusive, as in a Range header. */
export interface ByteRange {
  first: number;
  last: number;
}

export interface StoredFile {
  /** In bytes. */
  size: number;
  writtenAt: Date;
  /** Opens the file only when called. */
  stream(range?: ByteRange): ReadableStream<Uint8Array>;
}

export type Bytes = Uint8Array | AsyncIterable<Uint8Array>;

/**
 * Stores the bytes of uploads. The bytes of a key never change. A store that cannot be reached answers 503 within two
 * seconds; the next call tries it again.
 */
export interface FileStore {
  /**
   * Resolves when the bytes survive a power cut; the store makes a random key. Large files come in pieces; if they end
   * with an error, nothing is stored. Only a restore passes the key, the one from the backup.
   */
  put(bytes: Bytes, key?: string): Promise<string>;
  /** null for an unknown or malformed key. */
  open(key: string): Promise<StoredFile | null>;
  /** Removing a missing file is no error. */
  remove(key: string): Promise<void>;
  /** All stored keys, in no order. */
  list(): AsyncIterable<string>;
}

import type { Random } from '../random.ts';

/** The unit of a disk write: larger writes can be torn between two of these. */
const PAGE = 4_096;

type Piece = { at: number; bytes: Buffer } | { size: number };

/** The content of a file on the disk, and the changes that are only in the kernel's cache. */
export class Inode {
  #durable: Buffer;
  #pending: Piece[] = [];

  constructor(durable: Buffer) {
    this.#durable = durable;
  }

  write(at: number, bytes: Buffer): void {
    for (let from = 0; from < bytes.length; ) {
      const length = Math.min(PAGE - ((at + from) % PAGE), bytes.length - from);
      this.#pending.push({ at: at + from, bytes: bytes.subarray(from, from + length) });
      from += length;
    }
  }

  truncate(size: number): void {
    this.#pending.push({ size });
  }

  sync(): void {
    this.#durable = applied(this.#durable, this.#pending);
    this.#pending = [];
  }

  /** The content after a power cut: all that was synced, and a random part of the rest. */
  afterCut(random: Random): { content: Buffer; dropped: number } {
    const written = this.#pending.filter(() => random.next() < 0.5);
    return { content: applied(this.#durable, written), dropped: this.#pending.length - written.length };
  }
}

function applied(content: Buffer, pieces: readonly Piece[]): Buffer {
  let length = content.length;
  let most = length;
  for (const piece of pieces) {
    length = 'size' in piece ? piece.size : Math.max(length, piece.at + piece.bytes.length);
    most = Math.max(most, length);
  }
  const result = Buffer.alloc(most);
  content.copy(result);
  let end = content.length;
  for (const piece of pieces) {
    if ('size' in piece) {
      if (piece.size < end) result.fill(0, piece.size, end);
      end = piece.size;
    } else {
      piece.bytes.copy(result, piece.at);
      end = Math.max(end, piece.at + piece.bytes.length);
    }
  }
  return result.subarray(0, end);
}

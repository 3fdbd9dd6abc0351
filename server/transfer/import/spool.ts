import { type FileHandle, mkdtemp, open, rmdir, unlink } from 'node:fs/promises';
import { join } from 'node:path';

/** Consecutive values are read at once, up to so many bytes. */
const READ_BYTES = 1024 * 1024;

/**
 * Stores values on disk instead of in memory: written as they come, read in any order. The file has no name, so it is
 * deleted when it is closed or its process ends.
 */
export class Spool<T> {
  readonly #file: FileHandle;
  /** The end position of each value. */
  readonly #ends: number[] = [];
  #end = 0;
  #unwritten: Buffer[] = [];
  #written = 0;

  private constructor(file: FileHandle) {
    this.#file = file;
  }

  static async open<T>(parent: string): Promise<Spool<T>> {
    const folder = await mkdtemp(join(parent, 'import-'));
    const path = join(folder, 'rows');
    const file = await open(path, 'wx+', 0o600);
    await unlink(path);
    await rmdir(folder);
    return new Spool(file);
  }

  get length(): number {
    return this.#ends.length;
  }

  add(value: T): void {
    const bytes = Buffer.from(JSON.stringify(value));
    this.#unwritten.push(bytes);
    this.#end += bytes.length;
    this.#ends.push(this.#end);
  }

  /** Writes the added values; call it now and then to free memory. */
  async settle(): Promise<void> {
    const bytes = Buffer.concat(this.#unwritten.splice(0));
    await this.#file.appendFile(bytes);
    this.#written += bytes.length;
  }

  /** The values with these numbers, in their order. */
  async read(numbers: ArrayLike<number>): Promise<T[]> {
    if (this.#written < this.#end) await this.settle();
    const values: T[] = [];
    for (let next = 0; next < numbers.length; ) {
      const run = this.#runFrom(numbers, next);
      const start = this.#startOf(numbers[next] ?? 0);
      const bytes = Buffer.alloc(this.#startOf((numbers[next + run - 1] ?? 0) + 1) - start);
      await this.#file.read(bytes, 0, bytes.length, start);
      for (let index = next; index < next + run; index++) {
        const number = numbers[index] ?? 0;
        const json = bytes.toString('utf8', this.#startOf(number) - start, this.#startOf(number + 1) - start);
        values.push(JSON.parse(json) as T);
      }
      next += run;
    }
    return values;
  }

  close(): Promise<void> {
    return this.#file.close();
  }

  #startOf(number: number): number {
    return this.#ends[number - 1] ?? 0;
  }

  /** How many of the numbers from `first` on are consecutive. */
  #runFrom(numbers: ArrayLike<number>, first: number): number {
    const from = numbers[first] ?? 0;
    let count = 1;
    while (
      numbers[first + count] === from + count &&
      this.#startOf(from + count + 1) - this.#startOf(from) <= READ_BYTES
    )
      count += 1;
    return count;
  }
}

import { tokenHash } from './session.ts';

/** More accounts than one server can handle. */
const MOST = 10_000;

/** Recently used tokens, by hash. Only the database says whose they are, and whether they are still valid. */
export class KnownTokens {
  readonly #hashes = new Set<string>();

  has(token: string): boolean {
    return this.#hashes.has(tokenHash(token));
  }

  /** Drops the oldest token beyond the limit. */
  note(token: string, isSomebodys: boolean): void {
    const hash = tokenHash(token);
    if (!isSomebodys) {
      this.#hashes.delete(hash);
      return;
    }
    this.#hashes.add(hash);
    const [oldest] = this.#hashes;
    if (this.#hashes.size > MOST && oldest) this.#hashes.delete(oldest);
  }
}

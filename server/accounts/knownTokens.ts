import { tokenHash } from './session.ts';

/** More people than one server answers. */
const MOST = 10_000;

/** Tokens that have lately stood for somebody, by their hash. Only the database says for whom, and whether they still do. */
export class KnownTokens {
  readonly #hashes = new Set<string>();

  has(token: string): boolean {
    return this.#hashes.has(tokenHash(token));
  }

  /** The oldest makes room for one too many. */
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

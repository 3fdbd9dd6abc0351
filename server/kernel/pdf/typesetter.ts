import { type ChildProcess, fork } from 'node:child_process';
import { join } from 'node:path';
import { ApiError, invalidField } from '../errors/apiError.ts';

/** The templates in this folder. Each documents its data in its first lines. */
export type Template =
  | 'complaint'
  | 'letter'
  | 'bound'
  | 'register'
  | 'dispatchSheet'
  | 'envelopes'
  | 'labels'
  | 'slip';

/** The input of a document. */
export interface Sheet {
  template: Template;
  /** JSON that the template reads. */
  data: string;
  /** JPEGs, SVGs, and PDFs to bind, by the names in the data. */
  files: { name: string; bytes: Uint8Array }[];
  /** When it is made, in Unix seconds. */
  made: number;
  /** Also returns all pages as one SVG, one below the other. */
  picture?: true;
}

/** The input of a document that is made at an instant. */
export const sheetWith = (
  template: Template,
  data: object,
  now: Date,
  files: Sheet['files'] = [],
): Sheet => ({
  template,
  data: JSON.stringify(data),
  files,
  made: Math.floor(now.getTime() / 1000),
});

/** A document and its number of pages. */
export interface Typeset {
  pdf: Uint8Array;
  pages: number;
  picture?: string;
}

/** The document, the letters that no font has, the part whose text does not fit, or typst's error. */
export type Reply = Typeset | { unprintable: string } | { tooLong: string } | { error: string };

/** 422 for letters that no font has; no document is printed without them (REF-08). */
export class Unprintable extends ApiError {
  readonly letters: string;
  constructor(letters: string) {
    const refusal = { code: 'unprintable', values: { letters: shown(letters) } } as const;
    super(422, refusal, { errors: { id: [refusal] } });
    this.letters = letters;
  }
}
/** A letter without a glyph anywhere is shown by its number. */
const shown = (letters: string) =>
  letters.replaceAll(
    /[\p{Co}\p{Cn}]/gu,
    (letter) => ` U+${letter.codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0')} `,
  );

/** Collects the input of a document when its turn comes. */
type Gather = () => Promise<Sheet>;

interface Job {
  gather: Gather;
  resolve: (made: Typeset) => void;
  reject: (error: Error) => void;
}

/**
 * The limit for one document, from its first picture. A usual complaint takes a tenth of a second, the largest two
 * seconds. The first one also waits for the process to start.
 */
const LIMIT_MS = 30_000;
const MAX_WAITING = 50;

const failed = () => new ApiError(503, 'pdfFailed');

/**
 * Makes PDFs one after the other in a child process, which starts with the first and stays for the next. The input of a
 * waiting document is collected only when its turn comes, so that waiting documents take no memory. It is a process
 * because a thread cannot be stopped inside native code. The process has no environment, so text from a complaint never
 * meets the server's secrets, and its crash does not end the server.
 */
class Typesetter {
  #child: ChildProcess | null = null;
  #current: Job | null = null;
  #timer: NodeJS.Timeout | undefined;
  readonly #waiting: Job[] = [];

  /** @throws 503 that can be tried again when it takes too long, too many wait, or the process has ended */
  typeset = (gather: Gather): Promise<Typeset> =>
    new Promise((resolve, reject) => {
      if (this.#waiting.length >= MAX_WAITING) {
        reject(failed());
        return;
      }
      this.#waiting.push({ gather, resolve, reject });
      this.#next();
    });

  #next(): void {
    if (this.#current) return;
    this.#current = this.#waiting.shift() ?? null;
    if (!this.#current) {
      this.#rest();
      return;
    }
    this.#timer = setTimeout(() => this.#stop(), LIMIT_MS);
    void this.#make(this.#current);
  }

  async #make(job: Job): Promise<void> {
    const isCurrent = () => this.#current === job;
    try {
      const sheet = await job.gather();
      if (!isCurrent()) return;
      this.#child ??= this.#start();
      this.#child.ref();
      this.#child.channel?.ref();
      this.#child.send(sheet, (error) => error && isCurrent() && this.#stop());
    } catch (error) {
      if (isCurrent()) this.#settle(({ reject }) => reject(error as Error));
    }
  }

  /** An idle process does not keep the server from ending. */
  #rest(): void {
    this.#child?.unref();
    this.#child?.channel?.unref();
  }

  #start(): ChildProcess {
    const child = fork(join(import.meta.dirname, 'worker.mjs'), {
      env: {},
      execArgv: [],
      serialization: 'advanced',
      // Errors of native code may quote the text at which they failed, so they are not logged.
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    });
    // A stopped process can no longer answer.
    const isCurrent = () => child === this.#child;
    child.on('message', (reply: Reply) => {
      if (!isCurrent()) return;
      if ('pdf' in reply) this.#settle(({ resolve }) => resolve(reply));
      else this.#settle(({ reject }) => reject(refusalOf(reply)));
    });
    child.on('error', () => isCurrent() && this.#stop());
    child.on('exit', () => isCurrent() && this.#stop());
    return child;
  }

  /** Kills the process. The running document fails; the next one gets a new process. */
  #stop(): void {
    this.#child?.kill('SIGKILL');
    this.#child = null;
    this.#settle(({ reject }) => reject(failed()));
  }

  #settle(answer: (job: Job) => void): void {
    clearTimeout(this.#timer);
    const job = this.#current;
    this.#current = null;
    if (job) answer(job);
    this.#next();
  }
}

function refusalOf(reply: Exclude<Reply, Typeset>): Error {
  if ('unprintable' in reply) return new Unprintable(reply.unprintable);
  return 'tooLong' in reply
    ? invalidField('id', 'doesNotFit', { name: reply.tooLong })
    : new Error(reply.error);
}

export const { typeset } = new Typesetter();
/**
 * A second process for documents that are made inside a transaction. In the first one they could wait for a document
 * whose input needs the database that this transaction holds.
 */
export const { typeset: typesetAtOnce } = new Typesetter();

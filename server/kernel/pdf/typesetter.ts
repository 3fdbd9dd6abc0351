import { type ChildProcess, fork } from 'node:child_process';
import { join } from 'node:path';
import { errorTexts } from '#contract/kernel/errorTexts.ts';
import { ApiError, invalidField, textOf } from '../errors/apiError.ts';

/** The templates beside this file: what each reads stands at its top. */
export type Template =
  | 'complaint'
  | 'letter'
  | 'bound'
  | 'register'
  | 'dispatchSheet'
  | 'envelopes'
  | 'labels'
  | 'slip';

/** What a document is made of. */
export interface Sheet {
  template: Template;
  /** JSON that the template reads. */
  data: string;
  /** JPEGs, SVGs, and PDFs of which pages are bound, by the names that the data calls them. */
  files: { name: string; bytes: Uint8Array }[];
  /** The moment of making, in Unix seconds. */
  made: number;
  /** All pages as one SVG, one below the other, besides. */
  picture?: true;
}

/** A document, and how many pages it has. */
export interface Typeset {
  pdf: Uint8Array;
  pages: number;
  picture?: string;
}

/** The document, the letters that no font has, whose text does not fit, or what typst had to say. */
export type Reply = Typeset | { unprintable: string } | { tooLong: string } | { error: string };

/** 422 for letters that no font has; no document is printed without them (REF-08). */
export class Unprintable extends ApiError {
  readonly letters: string;
  constructor(letters: string) {
    const message = textOf('unprintable', { letters: shown(letters) });
    super(422, { message, errors: { id: [message] } });
    this.letters = letters;
  }
}
/** One that has no picture anywhere is called by its number. */
const shown = (letters: string) =>
  letters.replaceAll(
    /[\p{Co}\p{Cn}]/gu,
    (letter) => ` U+${letter.codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0')} `,
  );

/** Gathers what a document is made of, once it is its turn. */
type Gather = () => Promise<Sheet>;

interface Job {
  gather: Gather;
  resolve: (made: Typeset) => void;
  reject: (error: Error) => void;
}

/** For one document, from its first picture. A usual grievance takes a tenth of a second, the largest two; the first one also waits for the process to start. */
const LIMIT_MS = 30_000;
const MAX_WAITING = 50;

const failed = () => new ApiError(503, { message: errorTexts.pdfFailed });

/**
 * Makes PDFs, one after the other, in a process of its own that is started for the first and kept for the next. What
 * waits is only a wish: its words and pictures are gathered when it is its turn, so that no number of wishes fills the
 * memory, and one too many costs nothing. It is a process and not a thread because a thread cannot be stopped in the middle of native code; it has no environment,
 * so what is typed into a grievance never meets the server's secrets, and its end is not the server's.
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

  /** A process that nobody waits for keeps nothing else from ending. */
  #rest(): void {
    this.#child?.unref();
    this.#child?.channel?.unref();
  }

  #start(): ChildProcess {
    const child = fork(join(import.meta.dirname, 'worker.mjs'), {
      env: {},
      execArgv: [],
      serialization: 'advanced',
      // What native code says when it fails may quote the text that it failed at.
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    });
    // One that was stopped has nothing more to say.
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

  /** Ends the process whatever it is doing; the document under way has failed, the next gets a new one. */
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
 * In a process of its own, for a document that is made while its transaction waits: behind one whose words are being gathered it
 * would wait for the database that it holds itself.
 */
export const { typeset: typesetAtOnce } = new Typesetter();

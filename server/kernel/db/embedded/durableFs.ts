import { fdatasyncSync } from 'node:fs';
import { NodeFS } from '@electric-sql/pglite/nodefs';
import { type NodeFiles, rememberLengths } from './fileLengths.ts';

/** What is used of Emscripten's file system in Node, whose own fsync does nothing. */
interface NodeModule {
  NODEFS: NodeFiles & { stream_ops: { fsync?: (stream: { nfd: number }) => number } };
}

/**
 * A folder on disk whose fsync is one. PostgreSQL must not go on after a failed one, since the kernel may have
 * dropped what was not written: `onFailure` has to end it, and the log is replayed at the next start.
 */
export class DurableFs extends NodeFS {
  readonly #onFailure: (error: unknown) => never;

  constructor(folder: string, onFailure: (error: unknown) => never) {
    super(folder);
    this.#onFailure = onFailure;
  }

  override async init(...[pglite, options]: Parameters<NodeFS['init']>): ReturnType<NodeFS['init']> {
    const { emscriptenOpts } = await super.init(pglite, options);
    const giveFsync = (module: unknown) => {
      const { NODEFS } = module as NodeModule;
      NODEFS.stream_ops.fsync = ({ nfd }) => {
        try {
          fdatasyncSync(nfd);
        } catch (error) {
          this.#onFailure(error);
        }
        return 0;
      };
      rememberLengths(NODEFS);
    };
    return { emscriptenOpts: { ...emscriptenOpts, preRun: [...(emscriptenOpts.preRun ?? []), giveFsync] } };
  }
}

import { fdatasyncSync } from 'node:fs';
import { NodeFS } from '@electric-sql/pglite/nodefs';
import { type NodeFiles, rememberLengths } from './fileLengths.ts';

/** The parts of Emscripten's file system for Node that we use. Its own fsync does nothing. */
interface NodeModule {
  NODEFS: NodeFiles & { stream_ops: { fsync?: (stream: { nfd: number }) => number } };
}

/**
 * A folder on disk with a working fsync. After a failed fsync the kernel may have dropped data, so PostgreSQL must not
 * go on: `onFailure` has to end it. The next start replays the log.
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

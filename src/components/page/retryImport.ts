import { connection } from '#src/dataProvider/connection.ts';
import { lookForServer } from '#src/dataProvider/lookForServer.ts';

/** Code that does not come although the server answers: only a new start of the page helps, as after a new build. */
export class CodeMissing extends Error {}

/**
 * Code on demand that a lost connection only delays: it comes by itself when the server answers again, and nothing on the
 * page is taken away meanwhile.
 */
export const retryImport =
  <T>(load: () => Promise<T>): (() => Promise<T>) =>
  async () => {
    for (;;) {
      try {
        return await load();
      } catch {
        // Its outcome is reported to `connection`.
        await lookForServer();
      }
      if (connection.isLost()) await connection.back();
      else return load().catch((cause) => Promise.reject(new CodeMissing('', { cause })));
    }
  };

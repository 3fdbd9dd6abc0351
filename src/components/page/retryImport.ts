import { connection } from '#src/dataProvider/connection.ts';
import { lookForServer } from '#src/dataProvider/lookForServer.ts';

/** Code that is missing although the server answers, as after a new build: only a reload helps. */
export class CodeMissing extends Error {}

/**
 * Loads code on demand. After a lost connection it loads when the server answers again, and the page stays as it is
 * until then.
 */
export const retryImport =
  <T>(load: () => Promise<T>): (() => Promise<T>) =>
  async () => {
    for (;;) {
      try {
        return await load();
      } catch {
        // This reports the outcome to `connection`.
        await lookForServer();
      }
      if (connection.isLost()) await connectionBack();
      else return load().catch((cause) => Promise.reject(new CodeMissing('', { cause })));
    }
  };

const connectionBack = () =>
  new Promise<void>((resolve) => {
    const stop = connection.subscribe(() => {
      if (connection.isLost()) return;
      stop();
      resolve();
    });
  });

import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Logger } from 'pino';
import type { Configuration } from '../../contract/configuration.ts';

export interface Sources {
  /** The built admin, with the configuration that it ships with. */
  dist: string;
  /** An office's own `config.json` lies here and names only what it changes. */
  dataDir: string;
  googleMapsKey: string | undefined;
  log: Logger;
}

/** The configuration of the admin, read anew each time: an office edits its file without a restart (SHELL-09, CRE-05). */
export async function readConfiguration({ dist, dataDir, googleMapsKey, log }: Sources) {
  const shipped = (await readObject(join(dist, 'config.json'), log)) as Partial<Configuration>;
  const own = (await readObject(join(dataDir, 'config.json'), log)) as Partial<Configuration>;
  return {
    ...shipped,
    ...own,
    groups: { ...shipped.groups, ...own.groups },
    googleMapsKey: googleMapsKey ?? own.googleMapsKey ?? shipped.googleMapsKey ?? null,
  };
}

/** A file that is absent says nothing; one with a mistake says nothing either, and the log says which. */
async function readObject(path: string, log: Logger): Promise<object> {
  try {
    const value: unknown = JSON.parse(await readFile(path, 'utf8'));
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value;
    log.warn({ path }, 'not a JSON object, ignored');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT')
      log.warn({ path, err: error }, 'unreadable, ignored');
  }
  return {};
}

import { readFile } from 'node:fs/promises';
import type { Logger } from 'pino';
import type { Configuration } from '#contract/kernel/configuration.ts';

export interface ConfigurationSources {
  /** Path of the product's `config.json`. */
  shipped: string;
  /** Path of the office's own file, if any; it contains only the changes. */
  own: string;
  googleMapsKey: string | undefined;
  log: Logger;
}

/**
 * Reads the configuration of the admin, again for each request: an office edits its file without a restart (SHELL-09,
 * CRE-05).
 */
export async function readConfiguration(sources: ConfigurationSources) {
  const { googleMapsKey, log } = sources;
  const shipped = (await readObject(sources.shipped, log)) as Partial<Configuration>;
  const own = (await readObject(sources.own, log)) as Partial<Configuration>;
  return {
    ...shipped,
    ...own,
    groups: { ...shipped.groups, ...own.groups },
    googleMapsKey: googleMapsKey ?? own.googleMapsKey ?? shipped.googleMapsKey ?? null,
  };
}

/**
 * The titles of the Grievance Incharge dropdown, as complaints store them: in the only language, or in English
 * (CRE-05).
 */
export async function inChargeTitles(sources: ConfigurationSources): Promise<string[]> {
  const { grievanceInCharges = [] } = await readConfiguration(sources);
  return grievanceInCharges.map((title) => (typeof title === 'string' ? title : title.en));
}

/** Reads a JSON object. A missing file is ignored, and so is an invalid one, with a warning in the log. */
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

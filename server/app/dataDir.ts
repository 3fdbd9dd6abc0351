import { accessSync, constants, existsSync, mkdirSync } from 'node:fs';
import { dirname } from 'node:path';

/** Creates the data folder when it is missing. @throws Error of one line when it is not writable */
export function makeDataDir(folder: string): void {
  try {
    accessSync(nearest(folder), constants.W_OK);
    mkdirSync(folder, { recursive: true, mode: 0o700 });
  } catch (error) {
    throw new Error(
      `DATA_DIR ${folder} cannot be written: ${error instanceof Error ? error.message : error}`,
    );
  }
}

/** The folder itself, or its nearest existing parent: creating a folder would not say why it fails. */
const nearest = (folder: string): string =>
  existsSync(folder) || dirname(folder) === folder ? folder : nearest(dirname(folder));

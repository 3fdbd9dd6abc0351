import { filesBelow, readSource, type Source } from '../sources.ts';

/** Every source file of the repository. */
export const sources = filesBelow('contract', 'server', 'src', 'tests', 'bench', 'scripts')
  .filter((path) => /\.(ts|tsx|mjs)$/.test(path))
  .map(readSource);

/** The files of the product. */
export const product = sources.filter(({ path }) => /^(contract|server|src)\//.test(path));
export const below = (folder: string) => product.filter(({ path }) => path.startsWith(folder));

/** Files that contain the pattern outside comments, except the allowed ones. */
export const using = (pattern: RegExp, among: Source[], ...allowed: string[]) =>
  among
    .filter(({ path, code }) => pattern.test(code) && !allowed.some((start) => path.startsWith(start)))
    .map(({ path }) => path);

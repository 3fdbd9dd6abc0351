import { gzipSync } from 'node:zlib';
import type { Plugin, Rolldown } from 'vite';

/** The limit for the gzipped bytes that a page loads: `entry`, and everything that the `modules` need at once. */
export type Budget = { page: string; modules: string[]; limit: number };

type Bundle = Rolldown.OutputBundle;

const gzipped = (file: Rolldown.OutputChunk | Rolldown.OutputAsset) =>
  gzipSync(file.type === 'chunk' ? file.code : file.source).length;

/** The chunk with a module, given by its path below the root, or the HTML entry's chunk for 'entry'. */
function chunkOf(bundle: Bundle, module: string): Rolldown.OutputChunk {
  const holds = (chunk: Rolldown.OutputChunk) =>
    module === 'entry' ? chunk.isEntry : chunk.moduleIds.some((id) => id.endsWith(`/${module}`));
  const chunk = Object.values(bundle).find((file) => file.type === 'chunk' && holds(file));
  if (chunk?.type !== 'chunk') throw new Error(`The size budget names ${module}, which is not in the build`);
  return chunk;
}

/** The chunks and styles that the browser loads before `chunk` runs. */
function closure(bundle: Bundle, chunk: Rolldown.OutputChunk, seen = new Set<string>()): Set<string> {
  if (seen.has(chunk.fileName)) return seen;
  seen.add(chunk.fileName);
  for (const style of chunk.viteMetadata?.importedCss ?? []) seen.add(style);
  for (const name of chunk.imports) {
    const next = bundle[name];
    if (next?.type === 'chunk') closure(bundle, next, seen);
  }
  return seen;
}

/** Prints what each page loads and fails the build when one exceeds its limit. */
export function sizeBudget(budgets: Budget[]): Plugin {
  return {
    name: 'size-budget',
    apply: 'build',
    enforce: 'post',
    // Runs last, on the final code, and before anything is written: an oversized build leaves no dist/.
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const over: string[] = [];
        for (const { page, modules, limit } of budgets) {
          const files = new Set(modules.flatMap((module) => [...closure(bundle, chunkOf(bundle, module))]));
          const bytes = [...files].reduce((sum, name) => sum + (bundle[name] ? gzipped(bundle[name]) : 0), 0);
          const line = `${page}: ${(bytes / 1000).toFixed(1)} of ${limit / 1000} kB gzipped in ${files.size} files`;
          process.stdout.write(`${line}\n`);
          if (bytes > limit) over.push(line);
        }
        if (over.length > 0) this.error(`Over the size budget\n${over.join('\n')}`);
      },
    },
  };
}

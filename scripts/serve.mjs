import { build, isStale } from './build.mjs';
import { runTogether, tool } from './process.mjs';

/** The product: admin and API on one port. The admin is built first when its sources are newer. */
export async function start() {
  const code = isStale() ? await build() : 0;
  return code || runTogether(['--import', 'tsx', 'server/app/main.ts']);
}

/** Vite with hot reload on port 5173, and beside it the server, restarted on change. */
export function dev() {
  return runTogether([tool('vite')], [tool('tsx'), 'watch', '--clear-screen=false', 'server/app/main.ts']);
}

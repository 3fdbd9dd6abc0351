import { build, isStale } from './build.mjs';
import { runTogether, tool } from './process.mjs';

/** The product: admin and API on one port. Builds the admin first when its sources are newer. */
export async function start() {
  const code = isStale() ? await build() : 0;
  return code || runTogether(['--import', 'tsx', 'server/app/main.ts']);
}

/** Vite with hot reload on port 5173, and the server, which restarts on changes. */
export function dev() {
  return runTogether([tool('vite')], [tool('tsx'), 'watch', '--clear-screen=false', 'server/app/main.ts']);
}

import { lockFileProblems } from './lockFile.mjs';
import { capture, tool } from './process.mjs';
import { totalLine } from './total.mjs';

const CHECKS = {
  types: [tool('tsc', 'typescript'), '--noEmit', '-p', '.'],
  'lint and format': [tool('biome', '@biomejs/biome'), 'ci', '--colors=off', '--error-on-warnings', '.'],
  'unused code': [tool('knip')],
  'architecture and docs': [tool('vitest'), 'run', '--project', 'rules'],
  words: ['--import', 'tsx', 'src/missingWords.ts'],
};

/** Its lines are printed although nothing failed: a new resource may lack words in some languages. */
const NOTED = 'words';

async function timed(name, work) {
  const start = performance.now();
  const { code, output } = await work();
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  process.stdout.write(`${code === 0 ? 'ok' : 'FAILED'}: ${name} (${seconds} s)\n`);
  if (code !== 0 || name === NOTED) process.stdout.write(output && `${output.trim()}\n\n`);
  return code === 0;
}

/** Runs all checks that need no database and no browser, in parallel. Resolves to an exit code. */
export async function check() {
  const results = await Promise.all([
    timed('lock file', async () => {
      const problems = lockFileProblems();
      return { code: problems.length, output: problems.join('\n') };
    }),
    ...Object.entries(CHECKS).map(([name, args]) => timed(name, () => capture(args))),
  ]);
  const passed = results.filter(Boolean).length;
  process.stdout.write(totalLine({ passed, failed: results.length - passed }));
  return passed === results.length ? 0 : 1;
}

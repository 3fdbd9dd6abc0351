import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { AREAS, type AreaName, areaOf } from './areas.ts';
import { measure } from './measure.ts';
import { mutantsOf } from './mutants.ts';
import { reportOf, type Verdict } from './report.ts';
import { sample } from './sample.ts';

const USAGE = `Usage: npm run mutation -- [--area NAME]… [--sample N] [--seed N] [--all] [--workers 1|2]
Breaks the rules on purpose and tells which changes no test notices: N mutants of each area (25), or all of them.
Areas: ${Object.keys(AREAS).join(', ')}
`;

function given() {
  const { values } = parseArgs({
    options: {
      area: { type: 'string', multiple: true, default: [] },
      sample: { type: 'string', default: '25' },
      seed: { type: 'string', default: '1' },
      all: { type: 'boolean', default: false },
      workers: { type: 'string', default: String(Math.min(2, availableParallelism())) },
    },
  });
  const areas = values.area.length > 0 ? values.area : Object.keys(AREAS);
  const [most, seed, workers] = [values.sample, values.seed, values.workers].map(Number);
  const isWrong =
    areas.some((area) => !Object.hasOwn(AREAS, area)) || !most || seed === undefined || !workers;
  if (isWrong || !Number.isInteger(seed)) throw new Error('wrong arguments');
  return { areas: areas as AreaName[], most: values.all ? Number.POSITIVE_INFINITY : most, seed, workers };
}

async function run() {
  const { areas, most, seed, workers } = given();
  const folder = mkdtempSync(join(tmpdir(), 'grievance-desk-mutation-'));
  const verdicts = new Map<AreaName, Verdict[]>();
  for (const area of areas) {
    const { files, tests } = areaOf(area);
    const all = files.flatMap((file) => mutantsOf(file, readFileSync(file, 'utf8')));
    const mutants = sample(all, most, seed, ({ key }) => key);
    process.stdout.write(`${area}: ${mutants.length} of ${all.length} mutants, ${tests.length} test files\n`);
    verdicts.set(area, await measure({ folder, files, tests, mutants, workers }));
  }
  process.stdout.write(reportOf(verdicts));
  rmSync(folder, { recursive: true });
}

try {
  given();
} catch {
  process.stderr.write(USAGE);
  process.exit(1);
}
// Interrupting a run also ends its test processes.
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(1));
await run();

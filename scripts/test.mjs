import { accessSync, constants, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { build, isStale } from './build.mjs';
import { changedTests } from './changed.mjs';
import { run, tool } from './process.mjs';
import { failedLine, totalLine } from './total.mjs';

/** Counts a suite and names its failed tests; a suite that fails without naming a test counts as one failure. */
function outcome(suite, code, { passed = 0, failed = 0 }, failures) {
  for (const failure of failures) process.stdout.write(failedLine(failure));
  if (failed > 0 || code === 0) return { passed, failed };
  if (failures.length === 0)
    process.stdout.write(failedLine({ file: suite, title: 'ended', error: `exit code ${code}` }));
  return { passed, failed: 1 };
}

const readReport = (file) => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined);

async function unitTests(reports, args) {
  const file = join(reports, 'vitest.json');
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
  const code = await run(process.execPath, [tool('vitest'), 'run', ...reporters, ...args]);
  const report = readReport(file);
  const failures = (report?.testResults ?? []).flatMap(({ name: file, assertionResults, status, message }) =>
    assertionResults.length === 0 && status === 'failed'
      ? [{ file, title: 'could not be run', error: message }]
      : assertionResults
          .filter((result) => result.status === 'failed')
          .map(({ fullName: title, failureMessages: [error] }) => ({ file, title, error })),
  );
  return outcome(
    'vitest',
    code,
    { passed: report?.numPassedTests, failed: report?.numFailedTests },
    failures,
  );
}

/** Every test of a report, at any depth. */
const specsOf = ({ suites = [], specs = [] } = {}) => [...specs, ...suites.flatMap(specsOf)];

async function browserTests(reports, files, chromium) {
  if (isStale() && (await build()) !== 0) return { passed: 0, failed: 1 };
  const file = join(reports, 'playwright.json');
  const code = await run(
    process.execPath,
    [tool('playwright', '@playwright/test'), 'test', '--reporter=list,json', ...files],
    { CHROMIUM: chromium, PLAYWRIGHT_JSON_OUTPUT_FILE: file },
  );
  const report = readReport(file);
  const failures = specsOf(report).flatMap(({ file, title, tests }) => {
    const [wrong] = tests.flatMap(({ results }) => results.flatMap(({ errors }) => errors));
    return wrong ? [{ file, title, error: wrong.message }] : [];
  });
  const { expected: passed, unexpected: failed } = report?.stats ?? {};
  return outcome('playwright', code, { passed, failed }, failures);
}

function findChromium() {
  const names = ['chromium', 'chromium-browser', 'google-chrome'];
  const folders = ['/usr/bin', ...(process.env.PATH ?? '').split(delimiter)];
  const candidates = [
    process.env.CHROMIUM,
    ...folders.flatMap((folder) => names.map((name) => join(folder, name))),
  ];
  return candidates.filter(Boolean).find((path) => {
    try {
      accessSync(path, constants.X_OK);
      return true;
    } catch {
      return false;
    }
  });
}

const isOption = (arg) => arg.startsWith('-');
const isBrowserTest = (file) => file.includes('tests/e2e');
/** The browser projects of playwright.config.ts for `npm test`, and for `npm run test:servers`. */
const DAILY = ['--project=journeys'];
const SELDOM = ['--project=others'];

async function testInBrowser(reports, args) {
  const chromium = findChromium();
  if (chromium) return browserTests(reports, args, chromium);
  process.stdout.write(
    'Browser tests skipped, no Chromium: `apt-get install chromium`, or set CHROMIUM=/path/to/it.\n',
  );
  return {};
}

/** Runs suites with a folder for their reports. Prints the total as its last line; resolves to an exit code. */
async function sumUp(runSuites) {
  const reports = mkdtempSync(join(tmpdir(), 'reports-'));
  const total = { passed: 0, failed: 0 };
  await runSuites(reports, ({ passed = 0, failed = 0 }) => {
    total.passed += passed;
    total.failed += failed;
  });
  rmSync(reports, { recursive: true });
  process.stdout.write(totalLine(total));
  return total.failed === 0 ? 0 : 1;
}

/** In the title of tests that are too slow for every day; vitest.config.ts also lists whole files. */
const TAG = '@seldom';
const WITHOUT_SELDOM = `--testNamePattern=^(?!.*${TAG})`;
/** Only files that contain the tag, since other files would also be loaded. */
const filesWithSeldom = () =>
  readdirSync('tests', { recursive: true, encoding: 'utf8' })
    .map((file) => join('tests', file))
    .filter((file) => /\.test\.tsx?$/.test(file) && readFileSync(file, 'utf8').includes(TAG));

const CHANGED = /^--changed(?:=(.+))?$/;

/**
 * Runs the given files, or all daily tests. With `--changed` or `--changed=main`: the rules of the code, and all tests
 * that import a changed file, including `@seldom` ones.
 */
export const test = (args) =>
  sumUp(async (reports, add) => {
    const [options, files] = [args.filter(isOption), args.filter((arg) => !isOption(arg))];
    const changed = options.find((option) => CHANGED.test(option));
    if (changed) {
      const tests = changedTests('.', CHANGED.exec(changed)?.[1]);
      const others = options.filter((option) => option !== changed);
      add(await unitTests(reports, ['--mode', 'daily', ...others, 'tests/architecture/', ...tests]));
      return;
    }
    const [inNode, inBrowser] = [files.filter((file) => !isBrowserTest(file)), files.filter(isBrowserTest)];
    const cases = options.some((option) => /^(--testNamePattern|-t)/.test(option)) ? [] : [WITHOUT_SELDOM];
    if (files.length === 0) add(await unitTests(reports, ['--mode', 'daily', ...cases, ...options]));
    else if (inNode.length > 0) add(await unitTests(reports, [...options, ...inNode]));

    if (files.length === 0 && options.length === 0) add(await testInBrowser(reports, DAILY));
    else if (inBrowser.length > 0) add(await testInBrowser(reports, inBrowser));
  });

/**
 * Runs the API's tests on PostgreSQL and S3, the drills, and the tests that daily runs skip: all, a part of them with
 * `--shard=1/3`, or the given files.
 */
export const testServers = (args) =>
  sumUp(async (reports, add) => {
    add(await unitTests(reports, ['--mode', 'servers', ...args]));
    const shard = args.filter((arg) => arg.startsWith('--shard='));
    if (!args.every(isOption)) return;
    add(
      await unitTests(reports, [
        '--mode',
        'daily',
        `--testNamePattern=${TAG}`,
        ...args,
        ...filesWithSeldom(),
      ]),
    );
    add(await testInBrowser(reports, [...SELDOM, ...shard]));
  });

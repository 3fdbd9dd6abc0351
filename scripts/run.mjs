#!/usr/bin/env node
/**
 * The only entry: `node scripts/run.mjs start | dev | build | check | test [files] | test:servers [files] |
 * test:faults`, called by npm. It uses built-ins only, and imports nothing before it has checked Node's version, so
 * that it works on a bare machine.
 */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

process.chdir(fileURLToPath(new URL('..', import.meta.url)));

const floor = JSON.parse(readFileSync('package.json', 'utf8')).engines.node.replace('>=', '');
if (floor.localeCompare(process.versions.node, 'en', { numeric: true }) > 0) {
  process.stderr.write(`Node ${floor} or later is needed; this is ${process.versions.node}.\n`);
  process.exit(1);
}

const commands = {
  start: async () => (await import('./serve.mjs')).start(),
  dev: async () => (await import('./serve.mjs')).dev(),
  build: async () => (await import('./build.mjs')).build(),
  check: async () => (await import('./check.mjs')).check(),
  'test:faults': async () => (await import('./faults.mjs')).faults(),
  test: async (files) => (await import('./test.mjs')).test(files),
  'test:servers': async (files) => (await import('./test.mjs')).testServers(files),
};
const [name, ...rest] = process.argv.slice(2);
const command = Object.hasOwn(commands, name ?? '') ? commands[name] : undefined;
if (!command) {
  process.stderr.write(`Usage: node scripts/run.mjs ${Object.keys(commands).join(' | ')}\n`);
  process.exit(1);
}

const { installMissing } = await import('./install.mjs');
process.exitCode = (await installMissing()) || (await command(rest));

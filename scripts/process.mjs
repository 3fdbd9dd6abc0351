import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The arguments with which Node runs a package's command without a shell: `node <this> …`. */
export function tool(name, packageName = name) {
  const folder = join('node_modules', packageName);
  const { bin } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  return join(folder, typeof bin === 'string' ? bin : bin[name]);
}

const exitCodeOf = (child) =>
  new Promise((resolve) => {
    child.on('error', () => resolve(1));
    child.on('close', (code) => resolve(code ?? 1));
  });

/** Runs a command in this terminal; resolves to its exit code. */
export function run(command, args, env = {}) {
  const shell = process.platform === 'win32' && command === 'npm';
  return exitCodeOf(spawn(command, args, { stdio: 'inherit', shell, env: { ...process.env, ...env } }));
}

/** Runs a Node script and returns its output: { code, output }. */
export async function capture(args) {
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text) => {
      output += text;
    });
  }
  return { code: await exitCodeOf(child), output };
}

/**
 * Runs Node scripts in parallel until one ends or a signal comes, then stops the others gently. Resolves to the exit
 * code of the first that ended.
 */
export async function runTogether(...commands) {
  const children = commands.map((args) => spawn(process.execPath, args, { stdio: 'inherit' }));
  const stop = (signal) => {
    for (const child of children) if (child.exitCode === null) child.kill(signal);
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    let passedOn = false;
    process.on(signal, () => {
      // Ctrl-C in a terminal has already reached the children, and npm sends it again: a graceful stop must get it
      // once.
      if (!passedOn && !(signal === 'SIGINT' && process.stdin.isTTY)) stop(signal);
      passedOn = true;
    });
  }
  const ends = children.map(exitCodeOf);
  const code = await Promise.race(ends);
  stop('SIGTERM');
  await Promise.all(ends);
  return code;
}

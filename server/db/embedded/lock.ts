import { execFileSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Takes `<dataDir>/lock` for this process and answers what releases it; throws a line naming the holder.
 * A process first adds an entry named by its pid and start time, then looks for others: two that start at once may
 * both be refused, but never both go on. Entries of dead processes are removed, those of recycled pids too.
 */
export function lockFolder(dataDir: string): () => void {
  const folder = join(dataDir, 'lock');
  const own = `${process.pid}-${startOf(process.pid)}`;
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  try {
    writeFileSync(join(folder, own), '', { flag: 'wx' });
  } catch (error) {
    throw isCode(error, 'EEXIST') ? inUse(dataDir, process.pid) : error;
  }
  const release = () => rmSync(join(folder, own), { force: true });
  for (const entry of readdirSync(folder)) {
    if (entry === own) continue;
    const [pid = '', start] = entry.split('-');
    if (start && startOf(Number(pid)) === start) {
      release();
      throw inUse(dataDir, Number(pid));
    }
    rmSync(join(folder, entry), { force: true });
  }
  return release;
}

const inUse = (dataDir: string, pid: number) =>
  new Error(`${dataDir} is in use by process ${pid}: stop that server first, or set another DATA_DIR.`);

const isCode = (error: unknown, code: string) =>
  error instanceof Error && 'code' in error && error.code === code;

/** When a live process started, in whatever unit the system has; undefined when there is no such process. */
function startOf(pid: number): string | undefined {
  if (process.platform === 'linux') return startOnLinux(pid);
  try {
    const started = execFileSync('/bin/ps', ['-o', 'lstart=', '-p', String(pid)], {
      env: { LC_ALL: 'C', TZ: 'UTC' },
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    return String(Date.parse(`${started.trim()} UTC`));
  } catch (error) {
    return isCode(error, 'ENOENT') && isAlive(pid) ? 'unknown' : undefined; // no ps, as on Windows
  }
}

function startOnLinux(pid: number): string | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' '); // from the third, the state, on
    return fields[0] === 'Z' ? undefined : fields[19];
  } catch {
    return undefined;
  }
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return isCode(error, 'EPERM');
  }
}

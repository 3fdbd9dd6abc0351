import { existsSync, readFileSync } from 'node:fs';
import { run } from './process.mjs';

/** Packages by folder, without the project itself. */
const packagesOf = (lockFile) => {
  const { '': _project, ...packages } = JSON.parse(readFileSync(lockFile, 'utf8')).packages;
  return packages;
};

/** npm keeps a lock file of the installed packages. Versions are compared, since a checkout changes file dates. */
function isInstalled() {
  if (!existsSync('node_modules/.package-lock.json')) return false;
  const installed = packagesOf('node_modules/.package-lock.json');
  return Object.entries(packagesOf('package-lock.json')).every(
    ([folder, wanted]) =>
      installed[folder]?.version === wanted.version || (wanted.optional && !installed[folder]),
  );
}

/** Installs the packages of the lock file when node_modules lacks any. Resolves to an exit code. */
export async function installMissing() {
  if (isInstalled()) return 0;
  process.stdout.write('Installing packages …\n');
  const code = await run('npm', ['ci', '--include=dev', '--no-audit', '--no-fund']);
  if (code !== 0) process.stderr.write('npm ci failed: can the npm registry be reached?\n');
  return code;
}

import { execFile } from 'node:child_process';

/** The output and exit code of a command. */
export function command(name: 'backup' | 'restore' | 'verifyCounts', dataDir: string, ...given: string[]) {
  const args = ['--import', 'tsx', `server/app/commands/${name}.ts`, ...given];
  const env = { PATH: process.env.PATH, DATA_DIR: dataDir };
  return new Promise<{ code: number; text: string }>((resolve) => {
    execFile(process.execPath, args, { env }, (error, out, err) =>
      resolve({ code: Number(error?.code ?? 0), text: out + err }),
    );
  });
}

import { type ChildProcess, spawn } from 'node:child_process';
import pg from 'pg';
import { afterAll, expect, test } from 'vitest';
import { installedPostgresql, startPostgresql } from '../../postgresql.ts';
import { temporaryFolder } from './notes.ts';

const bin = installedPostgresql();
const children: ChildProcess[] = [];
afterAll(() => {
  for (const child of children) child.kill('SIGKILL');
});

/** The output of a server until it is ready or ends. */
function started(databaseUrl: string): Promise<string> {
  const child = spawn(process.execPath, ['--import', 'tsx', 'server/app/main.ts'], {
    env: {
      PATH: process.env.PATH,
      PORT: '0',
      SEED: 'demo',
      DATA_DIR: temporaryFolder(),
      DATABASE_URL: databaseUrl,
    },
  });
  children.push(child);
  let text = '';
  return new Promise((resolve) => {
    const hear = (data: Buffer) => {
      text += data;
      if (text.includes('Demo accounts')) resolve(text);
    };
    child.stdout.on('data', hear);
    child.stderr.on('data', hear);
    child.once('exit', () => resolve(text));
  });
}

test.skipIf(!bin)(
  '[API-05] several servers that start at once on an empty database fill it once, and all of them serve',
  async () => {
    const server = startPostgresql(bin ?? '');
    try {
      const said = await Promise.all([1, 2, 3].map(() => started(server.url)));
      for (const text of said) expect(text).toContain('openapi.json');
      const client = new pg.Client({ connectionString: server.url });
      await client.connect();
      const { rows } = await client.query(
        "select count(*)::int as admins from users where username = 'admin@example.org'",
      );
      expect(rows).toEqual([{ admins: 1 }]);
      await client.end();
    } finally {
      for (const child of children.splice(0)) child.kill('SIGKILL');
      server.stop();
    }
  },
  300_000,
);

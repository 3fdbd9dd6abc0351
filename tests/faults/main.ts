import { databaseFaults } from './database.ts';
import { diskFaults } from './disk.ts';
import { killRounds } from './kills.ts';
import { mailFaults } from './mail.ts';
import { migrationKills } from './migrations.ts';
import { powerCuts } from './powerCut/rounds.ts';
import { randomFrom } from './random.ts';
import { check, conclude, print, table } from './report.ts';
import { STARTS_HEADER, type Starts } from './starts.ts';

/** The share of rounds that kill a migration or cut the power. */
const MIGRATIONS = 0.2;
const POWER_CUTS = 0.3;

const seed = Number(process.env.FAULT_SEED ?? Date.now() % 1_000_000);
const rounds = Number(process.env.FAULT_ROUNDS ?? 50);
const only = process.env.FAULT_ONLY?.split(',');
print(`FAULT_SEED=${seed} FAULT_ROUNDS=${rounds}: the same seed kills at the same moments again`);

const random = randomFrom(seed);
const inMigrations = Math.ceil(rounds * MIGRATIONS);
const parts: Record<string, () => Promise<Starts | null>> = {
  pglite: () => killRounds('PGlite', rounds - inMigrations, random),
  postgresql: () => killRounds('PostgreSQL', rounds - inMigrations, random),
  'migration-pglite': () => migrationKills('PGlite', inMigrations, random),
  'migration-postgresql': () => migrationKills('PostgreSQL', inMigrations, random),
  power: () => powerCuts(Math.ceil(rounds * POWER_CUTS), random),
  disk: () => diskFaults(random).then(() => null),
  database: () => databaseFaults(random).then(() => null),
  mail: () => mailFaults().then(() => null),
};

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));
const rows: (string | number)[][] = [];
for (const [name, part] of Object.entries(parts)) {
  if (only && !only.includes(name)) continue;
  try {
    const starts = await part();
    if (starts) rows.push(starts.row());
  } catch (error) {
    await check(`${name}: the part itself`, () => Promise.reject(error));
  }
}
if (rows.length > 0) print(`\n${table([STARTS_HEADER, ...rows])}\n`);
process.exitCode = conclude();

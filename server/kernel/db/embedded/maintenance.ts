import type { Run } from '../serialClient.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
/** A checkpoint delays other statements: many short ones are better than one long one. */
const LOG_BYTES = 32 * 2 ** 20;
const LOOK_MS = 5_000;
/** A table is analysed again when 50 of its rows and half of all its rows have changed. */
const CHANGED = { rows: 50, share: 0.5 };
/** VACUUM reads whole tables, on disks that may be slow. */
const LONG = { limitMs: HOUR };

/**
 * Does what a PostgreSQL server does in the background and PGlite does not: checkpoints, which keep the log short;
 * statistics of tables that have grown; and VACUUM. Returns a function that stops it.
 */
export function maintain(
  query: Run,
  warn: (error: unknown) => void,
  mayCheckpoint: () => boolean,
): () => void {
  const started = new Date();
  let vacuumed: Date | undefined;
  const vacuum = async () => {
    const now = new Date();
    if (!isVacuumDue(now, started, vacuumed)) return;
    vacuumed = now;
    await vacuumAll(query);
  };
  const timers = [
    setInterval(() => checkpointBeyond(query, LOG_BYTES, mayCheckpoint).catch(warn), LOOK_MS),
    setInterval(() => analyzeChanged(query).catch(warn), MINUTE),
    setInterval(() => vacuum().catch(warn), 10 * MINUTE),
  ];
  for (const timer of timers) timer.unref();
  return () => timers.forEach(clearInterval);
}

/** Makes a checkpoint when more than `bytes` of log were written since the last one; returns whether it did. */
export async function checkpointBeyond(query: Run, bytes: number, may = () => true): Promise<boolean> {
  const { rows } = await query(
    'select 1 from pg_control_checkpoint() where pg_current_wal_insert_lsn() - redo_lsn > $1',
    [bytes],
  );
  const isDue = rows.length > 0 && may();
  if (isDue) await query('checkpoint', [], LONG);
  return isDue;
}

/** Vacuum runs at night. On a machine that is off at night it runs six hours after the start. */
export function isVacuumDue(now: Date, started: Date, vacuumed: Date | undefined): boolean {
  const isNight = now.getHours() >= 2 && now.getHours() < 5;
  const since = (date: Date) => now.getTime() - date.getTime();
  return vacuumed ? isNight && since(vacuumed) > 12 * HOUR : isNight || since(started) > 6 * HOUR;
}

/**
 * Updates the statistics of tables that have changed much, small tables first. Without them the planner takes a table
 * that an import has filled for an empty one, and chooses nested loops.
 */
export async function analyzeChanged(query: Run): Promise<void> {
  const { rows } = await query(
    `select relid::regclass::text as name from pg_stat_user_tables
    where n_mod_since_analyze > $1::int + n_live_tup * $2::float8 order by n_live_tup`,
    [CHANGED.rows, CHANGED.share],
  );
  for (const { name } of rows as { name: string }[]) await query(`analyze ${name}`, [], LONG);
}

/** Vacuums one table at a time, small ones first, so that other statements can run in between. */
export async function vacuumAll(query: Run): Promise<void> {
  const { rows } = await query(
    'select relid::regclass::text as name from pg_stat_user_tables order by pg_total_relation_size(relid)',
  );
  for (const { name } of rows as { name: string }[]) await query(`vacuum (analyze) ${name}`, [], LONG);
}

/** The database cannot be used now. It recovers without help when the cause is gone. */
export class DatabaseUnavailable extends Error {}

/** The disk has no room left for a write. */
export class DiskFull extends Error {}

/** The machine's clock is wrong: a write would get a wrong date. */
export class ClockWrong extends Error {}

/** The fields that errors of PostgreSQL, its driver and the system may have besides their text. */
interface ErrorFacts {
  code?: unknown;
  severity?: unknown;
  syscall?: unknown;
  cause?: unknown;
}

/** Classes of SQLSTATE: no connection, a server that stops or starts, too many connections, a system error. */
const AWAY_STATES = /^(08...|57P0[1-5]|53[0234]..|58...)$/;
/** PostgreSQL ended a statement because it took too long. */
const TIMEOUT_STATE = '57014';
const DISK_STATE = '53100';
/** A file that cannot be written has the state of a missing privilege. */
const NO_RIGHT_STATE = '42501';
const LOST =
  /^(Connection terminated|timeout expired$|timeout exceeded when trying to connect|Client has encountered a connection)/;
const DISK_CODES = ['ENOSPC', 'EDQUOT', 'EROFS'];
const NETWORK_CODES = ['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'EHOSTUNREACH', 'ENETUNREACH'];
const CONNECTING = ['connect', 'getaddrinfo'];

/**
 * Whether an error comes from the state of the machine or the database, not from the request: `database` when it cannot
 * be reached or is starting, `disk` when nothing can be written, `clock` when a write would get a wrong date.
 */
export function outageOf(error: unknown): 'database' | 'disk' | 'clock' | null {
  if (!(error instanceof Error)) return null;
  if (error instanceof ClockWrong) return 'clock';
  const { severity, cause, ...facts } = error as ErrorFacts;
  const [code, syscall] = [String(facts.code), String(facts.syscall)];
  if (error instanceof DiskFull || code === DISK_STATE || DISK_CODES.includes(code)) return 'disk';
  if (code === NO_RIGHT_STATE && /^could not .*\bfile\b/.test(error.message)) return 'disk';
  const isAway = AWAY_STATES.test(code) || NETWORK_CODES.includes(code) || CONNECTING.includes(syscall);
  if (isAway || error instanceof DatabaseUnavailable || LOST.test(error.message)) return 'database';
  if (severity === 'FATAL' || severity === 'PANIC') return 'database';
  return outageOf(cause);
}

/** Whether a statement was ended because it exceeded the time limit of its transaction. */
export function isTimeout(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code, cause } = error as ErrorFacts;
  return code === TIMEOUT_STATE || isTimeout(cause);
}

/** Whether writes fail at the moment while reads work. */
export const isHeldBack = (error: unknown): boolean => ['disk', 'clock'].includes(outageOf(error) ?? '');

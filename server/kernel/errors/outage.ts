/** The database cannot be used at the moment; it comes back without anybody's help when what hinders it is gone. */
export class DatabaseUnavailable extends Error {}

/** There is no room left for what is to be written. */
export class DiskFull extends Error {}

/** The clock of the machine is wrong: what would be written now would be dated wrongly. */
export class ClockWrong extends Error {}

/** What errors of PostgreSQL, of its driver and of the system may tell beside their text. */
interface ErrorFacts {
  code?: unknown;
  severity?: unknown;
  syscall?: unknown;
  cause?: unknown;
}

/** Classes of SQLSTATE: no connection, a server that stops or starts, too many connections, an error of the system. */
const AWAY_STATES = /^(08...|57P0[1-5]|53[0234]..|58...)$/;
/** A statement was ended because it took too long. */
const TIMEOUT_STATE = '57014';
const DISK_STATE = '53100';
/** A file that cannot be written has the state of a missing right. */
const NO_RIGHT_STATE = '42501';
const LOST =
  /^(Connection terminated|timeout expired$|timeout exceeded when trying to connect|Client has encountered a connection)/;
const DISK_CODES = ['ENOSPC', 'EDQUOT', 'EROFS'];
const NETWORK_CODES = ['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'EHOSTUNREACH', 'ENETUNREACH'];
const CONNECTING = ['connect', 'getaddrinfo'];

/**
 * Whether an error comes from the state that the machine or the database is in, not from what was asked: `database`
 * when it cannot be reached or is just starting, `disk` when nothing can be written, `clock` when
 * it would be dated wrongly.
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

/** Whether a statement was ended because it took longer than its transaction allows. */
export function isTimeout(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code, cause } = error as ErrorFacts;
  return code === TIMEOUT_STATE || isTimeout(cause);
}

/** Whether nothing can be written at the moment, while everything can be read. */
export const isHeldBack = (error: unknown): boolean => ['disk', 'clock'].includes(outageOf(error) ?? '');

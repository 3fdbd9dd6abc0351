import type { Switch } from '#contract/desk/officeUses.ts';
import type { Context } from '#server/kernel/http/serve.ts';
import type { OfficeRow } from './officesOf.ts';

export type Switching = Pick<Context, 'actor' | 'afterCommit' | 'db' | 'jobs' | 'now'>;

/**
 * What a capability does when an office switches it off or on, in the same transaction; no stored data is lost
 * (GRD-17).
 */
export interface OfficeSwitch {
  capability: Switch;
  /** How many records of the office are hidden while it is off. */
  count(db: Switching['db'], office: OfficeRow): Promise<number>;
  /** Ends what is waiting. */
  off?(work: Switching, office: OfficeRow): Promise<void>;
  /** Catches up with what was not recorded while it was off. Nothing is sent for the past. */
  on?(work: Switching, office: OfficeRow): Promise<void>;
}

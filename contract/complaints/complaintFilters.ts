import * as z from 'zod/mini';
import { OUTCOMES, VERIFICATIONS } from '#contract/closing/closing.ts';
import { CLOCK_STATES, RESPONSE_STATES } from '#contract/deadlines/clock.ts';
import { LEVEL_FILTERS } from '#contract/deadlines/escalationLevels.ts';
import { PRIORITIES } from '#contract/deadlines/targets.ts';
import { FOLLOWUP_FILTERS, GIVEN_FILTERS } from '#contract/desk/deskFilters.ts';
import { errorTexts } from '#contract/kernel/errorTexts.ts';
import { choice, date, flag, id, line, optional } from '#contract/kernel/fields.ts';
import { LANGUAGES } from '#contract/kernel/languages.ts';
import { listQuery, oneOrMore } from '#contract/kernel/list.ts';
import { ME, NOBODY } from '#contract/kernel/listConstants.ts';
import { REFERRAL_STATES } from '#contract/letters/letterKinds.ts';
import { statusFilter } from './complaintStatus.ts';

const personOrNobody = () => z.union([z.literal(NOBODY), id()], errorTexts.notChoice);
/** A status, or a group of them; 422 for what is neither. */
const statusOrGroup = () =>
  z.pipe(
    z.transform((value: unknown) => (typeof value === 'string' ? statusFilter(value) : undefined)),
    z.string(errorTexts.notChoice),
  );
const some = <T>(value: z.ZodMiniType<T>) => optional(oneOrMore(value));

/** Those that a list shows, and its address has. `status` is a status or a group of them. What is chosen from a list takes several (GRD-04). */
export const shownFilters = {
  parliament: some(id()),
  assembly: some(id()),
  mandal: some(id()),
  area: some(id()),
  category: some(id()),
  assigned: some(line()),
  name: optional(line()),
  complaint_number: optional(line()),
  phone: optional(line(60)),
  from_date: optional(date()),
  to_date: optional(date()),
  created_by_me: optional(flag()),
  staff_id: some(z.union([z.literal(ME), personOrNobody()], errorTexts.notChoice)),
  /** Any of those that it was forwarded to. */
  leader_id: some(personOrNobody()),
  /** The one that it was forwarded to last, as the dashboard counts. */
  last_leader_id: some(personOrNobody()),
  status: some(statusOrGroup()),
  priority: some(choice(PRIORITIES)),
  /** How it stands to its due day, and whether the first answer was given (SLA-15). */
  sla: some(choice(CLOCK_STATES)),
  response: some(choice(RESPONSE_STATES)),
  due_from: optional(date()),
  due_to: optional(date()),
  /** How far up the ladder it stands, of what is not resolved. */
  level: some(choice(LEVEL_FILTERS)),
  /** The matter that many bring, of which it is one (PER-18). */
  cause: some(id()),
  /** What came of its last closing, and what the citizen says of that (REF-16, REF-17). */
  outcome: some(choice(OUTCOMES)),
  verification: some(choice(VERIFICATIONS)),
  /** How any of its referrals stands (REF-01). */
  referral: some(choice(REFERRAL_STATES)),
  /** Of the person who brings it (PER-01). */
  language: some(choice(LANGUAGES)),
  /** The caller's own follow-ups (DESK-04), and what is new for or was escalated to the caller (DESK-01). */
  followup: optional(choice(FOLLOWUP_FILTERS)),
  given: optional(choice(GIVEN_FILTERS)),
};

/** Filters of the complaint list (LIST-03), places under both of their names. */
export const complaintFilters = {
  ...listQuery,
  ...shownFilters,
  parliament_id: some(id()),
  assembly_id: some(id()),
  mandal_id: some(id()),
  area_id: some(id()),
  created_by_me: optional(flag()),
};

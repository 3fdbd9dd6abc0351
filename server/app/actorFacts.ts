import { absentOf } from '#server/teamwork/leaves/deputies.ts';

/** The absent users that an account is the deputy of, as a column. */
export const deputyFor = absentOf;

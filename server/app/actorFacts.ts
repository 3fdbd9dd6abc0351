import { absentOf } from '#server/teamwork/leaves/deputies.ts';

/** For whom an account works besides, as a column: those whose deputy it is. */
export const deputyFor = absentOf;

import { refusalsAmong, sendOneOfMany, templateForMany } from '#server/messages/sendToMany.ts';
import { type ActionOf, reasonOf } from './action.ts';

/** What a template tells of a grievance to whose it is, as by hand (MSG-09). Who refuses, or has no mobile number, gets none. */
export const message: ActionOf<'message'> = {
  async judge(work, given) {
    const template = await templateForMany(work, given);
    return async (ids) => {
      const refusalOf = await refusalsAmong(work, ids, template);
      return (row) => reasonOf('reply', work, row) ?? refusalOf(row.id);
    };
  },
  async step(work, complaintId, given) {
    await sendOneOfMany(work, complaintId, given);
    return undefined;
  },
};

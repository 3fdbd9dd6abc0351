import { type ActionOf, reasonOf } from '#server/desk/bulk/actions/action.ts';
import { refusalsAmong, sendOneOfMany, templateForMany } from './sendToMany.ts';

/**
 * Sends each citizen a template about the grievance, like the single call (MSG-09). Citizens who refuse messages or
 * have no mobile number are skipped.
 */
export const message: ActionOf<'message'> = {
  async check(work, params) {
    const template = await templateForMany(work, params);
    return async (ids) => {
      const refusalOf = await refusalsAmong(work, ids, template);
      return (row) => reasonOf('reply', work, row) ?? refusalOf(row.id);
    };
  },
  async apply(work, complaintId, params) {
    await sendOneOfMany(work, complaintId, params);
    return undefined;
  },
};

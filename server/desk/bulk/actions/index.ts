import type { RowAction } from '#contract/desk/bulkActions.ts';
import { refusalsAmong, sendOneOfMany, templateForMany } from '#server/messages/sendToMany.ts';
import { type Action, type ActionOf, reasonOf } from './action.ts';
import { answer, resolve } from './answer.ts';
import { assign } from './assign.ts';
import { cause } from './cause.ts';
import { category, priority } from './fields.ts';
import { followup } from './followup.ts';
import { macro } from './macro.ts';
import { refer } from './refer.ts';

/**
 * Sends each citizen a template about the grievance, like the single call (MSG-09). Citizens who refuse messages or
 * have no mobile number are skipped.
 */
const message: ActionOf<'message'> = {
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

const ACTIONS: { [A in RowAction]: ActionOf<A> } = {
  assign,
  category,
  priority,
  followup,
  cause,
  answer,
  resolve,
  refer,
  message,
  macro,
};

/** The action of a name. Its parameters fit: both come from one call, or from one task. */
export const actionOf = (name: RowAction): Action<never> => ACTIONS[name] as Action<never>;

import type { RowAction } from '#contract/desk/bulkActions.ts';
import type { Action, ActionOf } from './action.ts';
import { answer, resolve } from './answer.ts';
import { assign } from './assign.ts';
import { cause } from './cause.ts';
import { category, priority } from './fields.ts';
import { followup } from './followup.ts';
import { macro } from './macro.ts';
import { message } from './message.ts';
import { refer } from './refer.ts';

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

/** What is done to each grievance. Its parameters are of the same action: both come from one call, or from one task. */
export const actionOf = (name: RowAction): Action<never> => ACTIONS[name] as Action<never>;

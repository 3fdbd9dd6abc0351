import type { RowAction } from '#contract/desk/bulkActions.ts';
import type { Answered } from '../../app.ts';
import type { Values } from '../recipe.ts';
import { replyMaker } from '../replies.ts';
import { seatOf } from '../subject.ts';
import type { BulkDesk, Caller } from './desk.ts';

interface Sent {
  method: string;
  path: string;
  json: Values;
}

/** How an action is applied to one row, and its parameters for many. */
export interface RowRecipe {
  action: RowAction;
  params: Values;
  one: (id: number) => Sent;
  /** The reason why a 200 had no effect; null if it had one. */
  refusal?: (body: Answered['body']) => unknown;
}

/** The actions on rows; an action whose rules depend on its parameters appears more than once. */
export const RECIPES = [
  'assign',
  'category',
  'priority',
  'followup',
  'cause',
  'answer',
  'closing answer',
  'resolve',
  'refer',
  'message',
  'message of a due day',
  'macro of fields',
  'macro of an assignment',
  'macro of a referral',
  'macro that closes',
] as const;
export type RecipeName = (typeof RECIPES)[number];

const PRIORITY = { kind: 'priority', priority: 'urgent' };
const CATEGORY = { kind: 'category', category_id: 2 };
const PAUSE = { kind: 'pause', reason: 'court', days: 5, note: null };
const FOLLOWUP = { kind: 'followup', working_days: 2, note: null };
const ANSWER = { kind: 'answer', reply_id: null, message: 'Heard, {{name}}.', status: 'pending' };
const CLOSING = { ...ANSWER, message: 'Repaired before {{due}}.', status: 'Resolved' };

/** The recipes with the records that a caller may use: macros belong to the own office. */
export async function recipesFor(desk: BulkDesk, caller: Caller): Promise<Record<RecipeName, RowRecipe>> {
  const { named } = desk;
  const posted = (action: RowAction, path: string, field: string, params: Values): RowRecipe => ({
    action,
    params,
    one: (id) => ({ method: 'POST', path, json: { ...params, [field]: id } }),
  });
  const edited = (action: RowAction, params: Values): RowRecipe => ({
    action,
    params,
    one: (id) => ({ method: 'PUT', path: `complaint/${id}`, json: params }),
  });
  const answered = (status: string) =>
    posted('answer', 'complaint/response', 'complaint_id', { message: 'The engineer comes.', status });
  const macro = async (...steps: Values[]): Promise<RowRecipe> => {
    const macro_id = await replyMaker(desk).macro(seatOf(caller), steps);
    return {
      action: 'macro',
      params: { macro_id, version: 1 },
      one: (id) => ({ method: 'POST', path: 'macro/apply', json: { id, macro_id } }),
    };
  };
  const message = (template_id: number): RowRecipe => {
    const params = { channel: 'sms', template_id };
    return {
      action: 'message',
      params,
      one: (id) => ({ method: 'POST', path: `complaint/${id}/message`, json: params }),
      refusal: ({ state, reason }) => (state === 'suppressed' ? reason : null),
    };
  };
  const asked = { contact_ids: [named.officer], way: 'letter', subject: 'Water', request: 'Repair it.' };
  const assignment = { staff_id: named.colleague };
  return {
    assign: posted('assign', 'complaint/staff/assign', 'complaint_id', assignment),
    category: edited('category', { category_id: 2 }),
    priority: edited('priority', { priority: 'high' }),
    followup: posted('followup', 'complaint/followup', 'id', { on: named.followUpOn, note: 'Ring him' }),
    cause: {
      action: 'cause',
      params: { cause_id: named.cause },
      one: (id) => ({ method: 'POST', path: `cause/${named.cause}/member`, json: { complaint_ids: [id] } }),
    },
    answer: answered('pending'),
    'closing answer': answered('Resolved'),
    resolve: posted('resolve', 'complaint/close', 'id', { message: 'Repaired' }),
    refer: posted('refer', 'referral', 'complaint_id', asked),
    message: message(named.template),
    'message of a due day': message(named.dueTemplate),
    'macro of fields': await macro(PRIORITY, CATEGORY, PAUSE),
    'macro of an assignment': await macro({ kind: 'assign', ...assignment }, FOLLOWUP),
    'macro of a referral': await macro(ANSWER, { kind: 'refer', ...asked }),
    'macro that closes': await macro(CLOSING, FOLLOWUP),
  };
}

import type { ComplaintRow } from '#contract/complaints/complaint.ts';
import type { Status } from '#contract/complaints/complaintStatus.ts';
import type { Priority } from '#contract/deadlines/targets.ts';
import type { RowAction } from '#contract/desk/bulkActions.ts';
import type { CauseName } from '#contract/persons/cause.ts';
import type { MacroRecord } from '#contract/replies/macro.ts';
import { followUpFault } from '#src/custom/complaints/followUpFault.ts';
import {
  type Asking,
  bodyOf,
  isWrongDay,
  NOTHING_ASKED,
} from '#src/custom/letters/complaint/referrals/asking.ts';
import { NOTHING_WRITTEN, type Outgoing } from '#src/custom/messages/send/outgoing.ts';
import { manyFault } from '#src/custom/replies/messageFault.ts';

/** The values of all bulk forms; each action uses some of them. */
export interface Values {
  staff_id: number | null;
  category_id: number | null;
  priority: Priority | null;
  on: string;
  note: string;
  cause: CauseName | null;
  message: string;
  status: Status;
  macro: MacroRecord | null;
  asking: Asking;
  outgoing: Outgoing;
}

export interface InputsProps {
  values: Values;
  onChange: (changed: Partial<Values>) => void;
  /** The translated error; null before the first attempt to send. */
  error: string | null;
  /** One of the selected rows. */
  example: ComplaintRow | undefined;
}

export const EMPTY: Values = {
  staff_id: null,
  category_id: null,
  priority: null,
  on: '',
  note: '',
  cause: null,
  message: '',
  status: 'responded',
  macro: null,
  asking: NOTHING_ASKED,
  outgoing: NOTHING_WRITTEN,
};

/** The request parameters of each action, and their errors as translation keys. */
export const FORMS: Record<
  RowAction,
  { params: (values: Values) => Record<string, unknown>; fault: (values: Values) => string | undefined }
> = {
  assign: {
    params: ({ staff_id }) => ({ staff_id }),
    fault: ({ staff_id }) => (staff_id === null ? 'complaint.assign.choose' : undefined),
  },
  category: {
    params: ({ category_id }) => ({ category_id }),
    fault: ({ category_id }) => (category_id === null ? 'rules.required' : undefined),
  },
  priority: {
    params: ({ priority }) => ({ priority }),
    fault: ({ priority }) => (priority === null ? 'rules.required' : undefined),
  },
  followup: { params: ({ on, note }) => ({ on, note: note.trim() }), fault: ({ on }) => followUpFault(on) },
  cause: {
    params: ({ cause }) => ({ cause_id: cause?.id }),
    fault: ({ cause }) => (cause === null ? 'causes.add.choose' : undefined),
  },
  answer: {
    params: ({ message, status }) => ({ message: message.trim(), status }),
    fault: ({ message }) => manyFault(message) ?? undefined,
  },
  resolve: {
    params: ({ message }) => ({ message: message.trim() }),
    fault: ({ message }) => manyFault(message) ?? undefined,
  },
  refer: {
    params: ({ asking }) => bodyOf(asking),
    fault: ({ asking }) => askingFault(asking),
  },
  message: {
    params: ({ outgoing: { channel, template_id } }) => ({ channel, template_id }),
    fault: ({ outgoing: { template_id } }) => (template_id === null ? 'sending.choose' : undefined),
  },
  macro: {
    params: ({ macro }) => ({ macro_id: macro?.id, version: macro?.version }),
    fault: ({ macro }) => (macro === null ? 'macros.apply.choose' : undefined),
  },
};

const askingFault = (asking: Asking) => {
  if (!asking.officers?.length) return 'rules.officerToForward';
  return isWrongDay(asking) ? 'rules.dueInPast' : undefined;
};

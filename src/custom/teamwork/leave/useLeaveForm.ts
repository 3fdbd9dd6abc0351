import { useState } from 'react';
import { useNotify } from 'react-admin';
import { createLeave, type Leave, updateLeave } from '#contract/teamwork/leave.ts';
import { useCheckedForm } from '#src/components/form/useCheckedForm.ts';
import { useIdempotentSubmit } from '#src/components/form/useIdempotentSubmit.ts';
import { call } from '#src/dataProvider/call.ts';
import { ApiFailure } from '#src/dataProvider/http.ts';
import {
  type ChangedLeave,
  checkChanged,
  checkNew,
  emptyLeave,
  type LeaveValues,
  leaveValues,
  type NewLeave,
} from './leaveForm.ts';
import { useRenewLeaves } from './useLeaves.ts';

interface LeaveForm {
  /** The leave to edit; null for a new one. */
  leave: Leave | null;
  /** The user of a new leave; null when the form has that choice. */
  userId: number | null;
  onSaved: () => void;
}

/** The form of a leave; `isOutdated` when another user has changed it (409). */
export function useLeaveForm({ leave, userId, onSaved }: LeaveForm) {
  const notify = useNotify();
  const renew = useRenewLeaves();
  const attempt = useIdempotentSubmit();
  const [isOutdated, setOutdated] = useState(false);
  const { form, submit, draft } = useCheckedForm<LeaveValues, NewLeave | ChangedLeave>({
    draftName: leave ? `leave/${leave.id}` : `leave/new/${userId}`,
    defaultValues: leave ? leaveValues(leave) : emptyLeave(userId),
    check: leave ? checkChanged : checkNew,
    send: async (body) => {
      try {
        if (leave) {
          const { id, version } = leave;
          await call(updateLeave, { params: { id }, body: { ...(body as ChangedLeave), version } });
        } else await attempt((headers) => call(createLeave, { body: body as NewLeave, headers }));
      } catch (failure) {
        if (!(failure instanceof ApiFailure) || failure.status !== 409) throw failure;
        setOutdated(true);
        await renew();
        return false;
      }
      notify(leave ? 'leave.changed' : 'leave.saved', { type: 'success' });
      onSaved();
      await renew();
    },
  });
  return { form, submit, draft, isOutdated };
}

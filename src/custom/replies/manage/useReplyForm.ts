import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useNotify } from 'react-admin';
import { createReply, type ReplyRecord, updateReply } from '#contract/replies/reply.ts';
import { useDraftState } from '#src/components/drafts/useDraft.ts';
import type { Refusals } from '#src/components/form/formRules.ts';
import { useIdempotentSubmit } from '#src/components/form/useIdempotentSubmit.ts';
import { call } from '#src/dataProvider/call.ts';
import { ApiFailure } from '#src/dataProvider/http.ts';
import { useRenewReplies } from '../useReplies.ts';
import { faultsOf, type ReplyValues, valuesOf } from './replyForm.ts';

/** The owner of a new reply: the caller, or an office. */
export interface ReplyHome {
  mine: boolean;
  officeId?: number | null;
}

interface ReplyForm {
  /** The reply to edit. */
  reply?: ReplyRecord;
  home: ReplyHome;
  onClose: () => void;
}

/**
 * Creates or edits a reply. After a failure the typed values stay; after another user's change, sending again
 * overwrites it.
 */
export function useReplyForm({ reply, home, onClose }: ReplyForm) {
  const notify = useNotify();
  const renew = useRenewReplies();
  const attempt = useIdempotentSubmit();
  const [values, setValues, draft] = useDraftState(
    reply ? `quickReply/${reply.id}` : `quickReply/new/${home.mine ? 'mine' : home.officeId}`,
    valuesOf(reply),
  );
  const [faults, setFaults] = useState<Refusals>({});
  const [version, setVersion] = useState(reply?.version ?? null);
  const save = useMutation({
    mutationFn: () =>
      reply
        ? call(updateReply, { params: { id: reply.id }, body: { ...values, version } })
        : attempt((headers) =>
            call(createReply, { body: { ...values, mine: home.mine, office_id: home.officeId }, headers }),
          ),
    onSuccess: async () => {
      notify('replies.saved', { type: 'success' });
      draft.sent();
      onClose();
      await renew();
    },
    onError: (failure) => {
      if (!(failure instanceof ApiFailure)) return;
      const newer = failure.status === 409 ? (failure.body.current as ReplyRecord | undefined) : undefined;
      if (newer) setVersion(newer.version);
      setFaults(failure.body.errors ?? {});
    },
  });
  const change = (changed: Partial<ReplyValues>) => {
    setValues({ ...values, ...changed });
    setFaults({});
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const faults = faultsOf(values);
    setFaults(faults);
    if (Object.keys(faults).length === 0 && !save.isPending) save.mutate();
  };
  const isNewer = save.error instanceof ApiFailure && save.error.status === 409;
  return { values, draft, change, faults, submit, save, isNewer };
}

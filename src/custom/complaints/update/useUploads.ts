import { useRef, useState } from 'react';
import type { MediaItem } from '#contract/complaints/complaint.ts';
import { addComplaintMedia, replaceComplaintMedia } from '#contract/complaints/complaintCalls.ts';
import { call } from '#src/dataProvider/call.ts';
import { messageOf } from '#src/dataProvider/http.ts';
import { type Attachment, inSendingOrder } from '../recording/attachments.ts';
import { useRenewComplaints } from '../useRenewComplaints.ts';

/** A file on its way to a complaint; `replaces` is the attachment whose place it takes. */
export interface Upload {
  attachment: Attachment;
  replaces?: MediaItem;
  /** Why it did not arrive, a key of the catalogue or a text; null while it is sent. */
  failure: string | null;
}

/**
 * Files that are sent at once, one after the other (CRE-09). One that fails stays here until it is sent again or
 * given up; under the same Idempotency-Key it never arrives twice.
 */
export function useUploads(complaintId: number) {
  const renew = useRenewComplaints();
  const [uploads, setUploads] = useState<readonly Upload[]>([]);
  const queue = useRef(Promise.resolve());

  const drop = ({ attachment }: Upload) =>
    setUploads((present) => present.filter((upload) => upload.attachment.id !== attachment.id));

  const mark = ({ attachment }: Upload, failure: string | null) =>
    setUploads((present) =>
      present.map((upload) => (upload.attachment.id === attachment.id ? { ...upload, failure } : upload)),
    );

  const deliver = async (upload: Upload) => {
    const { attachment, replaces } = upload;
    const { file, id: key } = attachment;
    try {
      if (replaces) await call(replaceComplaintMedia, { params: { id: replaces.id }, body: { file } });
      else {
        const headers = { 'Idempotency-Key': key };
        await call(addComplaintMedia, { body: { complaint_id: complaintId, file }, headers });
      }
    } catch (error) {
      mark(upload, messageOf(error));
      return;
    }
    await renew();
    drop(upload);
  };

  const send = (upload: Upload) => {
    mark(upload, null);
    queue.current = queue.current.then(() => deliver(upload));
  };

  /** Sends the files; with `replaces` there is one, and it takes that attachment's place. */
  const add = (attachments: readonly Attachment[], replaces?: MediaItem) => {
    const added = inSendingOrder(attachments).map((attachment) => ({ attachment, replaces, failure: null }));
    setUploads((present) => [...present, ...added]);
    added.forEach(send);
  };

  return { uploads, add, send, drop };
}
export type Uploads = ReturnType<typeof useUploads>;

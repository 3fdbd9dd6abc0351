import { useRef, useState } from 'react';
import type { MediaItem } from '#contract/complaints/complaint.ts';
import { addComplaintMedia, replaceComplaintMedia } from '#contract/complaints/complaintCalls.ts';
import { call } from '#src/dataProvider/call.ts';
import { messageOf } from '#src/dataProvider/http.ts';
import { type Attachment, inSendingOrder } from '../recording/attachments.ts';
import { useRenewComplaints } from '../useRenewComplaints.ts';

/** A file that is being uploaded. `replaces` is the attachment that it replaces. */
export interface Upload {
  attachment: Attachment;
  replaces?: MediaItem;
  /** Why the upload failed, a translation key or a text; null while it runs. */
  failure: string | null;
}

/**
 * Uploads files one after the other (CRE-09). A failed one stays here until a retry or removal. Its Idempotency-Key
 * prevents a second copy.
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

  /** Uploads the files. With `replaces` there is one file, which replaces that attachment. */
  const add = (attachments: readonly Attachment[], replaces?: MediaItem) => {
    const added = inSendingOrder(attachments).map((attachment) => ({ attachment, replaces, failure: null }));
    setUploads((present) => [...present, ...added]);
    added.forEach(send);
  };

  return { uploads, add, send, drop };
}
export type Uploads = ReturnType<typeof useUploads>;

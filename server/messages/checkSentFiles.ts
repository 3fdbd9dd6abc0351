import { fileTypeFromBuffer } from 'file-type';
import { MAX_ATTACHMENT_BYTES } from '#contract/kernel/limits.ts';
import { attachmentRule } from '#contract/kernel/uploadRules.ts';
import type { DroppedKind, DroppedPart } from '#contract/messages/droppedPart.ts';
import { checkUpload, type Upload } from '#server/kernel/files/checkUpload.ts';

export interface SentFile {
  bytes: Uint8Array;
  name: string;
  type: string;
}

/**
 * Checks the files that citizens send with a message like uploads: returns the valid ones, and the kind and reason of
 * each dropped one (MSG-15).
 */
export async function checkSentFiles(
  media: readonly SentFile[],
): Promise<{ uploads: Upload[]; left_out: DroppedPart[] }> {
  const uploads: Upload[] = [];
  const left_out: DroppedPart[] = [];
  for (const { bytes, name, type } of media) {
    const checked = await checkUpload(
      attachmentRule,
      new File([new Uint8Array(bytes)], name, { type }),
      false,
    );
    if (typeof checked === 'string') left_out.push(await droppedPartOf({ bytes, name, type }));
    else uploads.push(checked);
  }
  return { uploads, left_out };
}

/** Formats that are stored: a refused file of one of these that is not too large cannot be read. */
const STORED = /^(?:image\/(?:jpeg|png)|application\/pdf)$/;

async function droppedPartOf({ bytes, name, type }: SentFile): Promise<DroppedPart> {
  const fileType = await fileTypeFromBuffer(bytes);
  const mime = fileType?.mime ?? (type.split(';')[0]?.trim().toLowerCase() || '');
  const kind = kindOf(mime);
  const isTooLarge = bytes.byteLength > MAX_ATTACHMENT_BYTES;
  const isBroken = STORED.test(mime) || kind === 'recording';
  const ending = /\.([a-z\d]{1,5})$/i.exec(name)?.[1];
  const format = isTooLarge || isBroken ? null : (fileType?.ext ?? ending ?? null);
  return {
    kind,
    name: name || null,
    format: format?.toUpperCase() ?? null,
    reason: isTooLarge ? 'too_large' : isBroken ? 'broken' : 'wrong_type',
  };
}

function kindOf(mime: string): DroppedKind {
  if (mime.startsWith('image/')) return 'photo';
  if (mime.startsWith('video/')) return 'video';
  if (mime.startsWith('audio/')) return 'recording';
  return /^(?:application|text)\/(?!octet-stream)/.test(mime) ? 'document' : 'file';
}

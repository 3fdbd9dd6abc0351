import { attachmentRule, MIME_TYPES, refusal, type UploadRule } from '../../../../contract/files.ts';
import { MAX_COMPLAINT_IMAGES } from '../../../../contract/limits.ts';
import { type MessageKey, messages } from '../../../../contract/messages.ts';

export type AttachmentKind = 'image' | 'audio' | 'pdf';

/** A file that goes with the complaint. Its id is the Idempotency-Key of its upload. */
export interface Attachment {
  id: string;
  kind: AttachmentKind;
  file: File;
}

/** Attachments are sent kind after kind (CRE-09). */
const SENDING_ORDER: readonly AttachmentKind[] = ['image', 'audio', 'pdf'];

export const inSendingOrder = (attachments: readonly Attachment[]): Attachment[] =>
  SENDING_ORDER.flatMap((kind) => attachments.filter((attachment) => attachment.kind === kind));

/** What may be chosen, dropped or pasted; recordings come from the recorder only (CRE-14). */
const uploadRule = { ...attachmentRule, accept: ['jpeg', 'png', 'pdf'] } as const satisfies UploadRule;
export const UPLOAD_TYPES = uploadRule.accept.flatMap((kind) => MIME_TYPES[kind]).join(',');

export const newAttachment = (file: File, kind: AttachmentKind): Attachment => ({
  id: crypto.randomUUID(),
  kind,
  file,
});

/**
 * The chosen files that the rules allow beside what is there already, of which only the kinds count; each rule
 * that refused one is named once (CRE-12 to CRE-14).
 */
export function takeFiles(
  present: readonly AttachmentKind[],
  files: readonly File[],
): { taken: Attachment[]; refused: MessageKey[] } {
  const taken: Attachment[] = [];
  const refused = new Set<MessageKey>();
  for (const file of files) {
    const kind = file.type === 'application/pdf' ? 'pdf' : 'image';
    const rule = brokenRule([...present, ...taken.map((attachment) => attachment.kind)], file, kind);
    if (rule) refused.add(rule);
    else taken.push(newAttachment(file, kind));
  }
  return { taken, refused: [...refused] };
}

function brokenRule(present: readonly AttachmentKind[], file: File, kind: AttachmentKind): MessageKey | null {
  const text = refusal(uploadRule, file);
  if (text) return text === messages[uploadRule.tooLarge] ? uploadRule.tooLarge : uploadRule.wrongType;
  const images = present.filter((other) => other === 'image').length;
  return kind === 'image' && images >= MAX_COMPLAINT_IMAGES ? 'tooManyImages' : null;
}

import { checkFile, type RefusedFile } from '#contract/kernel/checkFile.ts';
import { MAX_COMPLAINT_IMAGES } from '#contract/kernel/limits.ts';
import { attachmentRule, MIME_TYPES, type UploadRule } from '#contract/kernel/uploadRules.ts';

export type AttachmentKind = 'image' | 'audio' | 'pdf';

/** An attachment of the complaint. Its id is the Idempotency-Key of its upload. */
export interface Attachment {
  id: string;
  kind: AttachmentKind;
  file: File;
}

/** Attachments are sent in this order of kinds (CRE-09). */
const SENDING_ORDER: readonly AttachmentKind[] = ['image', 'audio', 'pdf'];

export const inSendingOrder = (attachments: readonly Attachment[]): Attachment[] =>
  SENDING_ORDER.flatMap((kind) => attachments.filter((attachment) => attachment.kind === kind));

/** The types for choosing, dropping and pasting. Recordings come only from the recorder (CRE-14). */
const uploadRule = { ...attachmentRule, accept: ['jpeg', 'png', 'pdf'] } as const satisfies UploadRule;
export const UPLOAD_TYPES = uploadRule.accept.flatMap((kind) => MIME_TYPES[kind]).join(',');

export const newAttachment = (file: File, kind: AttachmentKind): Attachment => ({
  id: crypto.randomUUID(),
  kind,
  file,
});

/** A chosen file with its kind, or the rule that it breaks. */
export type CheckedFile = { file: File; kind: AttachmentKind } | RefusedFile;

/** Checks each chosen file as the server does (CRE-12, CRE-14). */
export const checkFiles = (files: readonly File[]): Promise<CheckedFile[]> =>
  Promise.all(
    files.map(async (file) => {
      const { sign, refused } = await checkFile(uploadRule, file);
      return refused ?? { file, kind: sign === 'pdf' ? 'pdf' : 'image' };
    }),
  );

/** The checked files that the limits still allow. Of present attachments only the kinds count (CRE-13). */
export function takeFiles(present: readonly AttachmentKind[], files: readonly CheckedFile[]) {
  const taken: Attachment[] = [];
  const refused: RefusedFile[] = [];
  for (const checked of files) {
    if ('rule' in checked) refused.push(checked);
    else if (checked.kind === 'image' && isFull([...present, ...taken.map(({ kind }) => kind)])) {
      refused.push({ name: checked.file.name, rule: 'tooManyImages', isHeic: false });
    } else taken.push(newAttachment(checked.file, checked.kind));
  }
  return { taken, refused };
}

const isFull = (kinds: readonly AttachmentKind[]) =>
  kinds.filter((kind) => kind === 'image').length >= MAX_COMPLAINT_IMAGES;

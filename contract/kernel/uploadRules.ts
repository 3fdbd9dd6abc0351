import type { ErrorCode } from './errorTexts.ts';
import { MAX_ATTACHMENT_BYTES } from './limits.ts';

/** The kind of a file: the server checks its bytes, the browser its declared type. */
export type FileKind = 'jpeg' | 'png' | 'audio' | 'pdf' | 'table';

/**
 * The rules of one upload field. A record has the file's link at `at` ('thumbnail.path'), its name at `nameAt`, and a
 * list with it at `listAt`.
 */
export interface UploadRule {
  accept: readonly FileKind[];
  maxBytes: number;
  wrongType: ErrorCode;
  tooLarge: ErrorCode;
  /** Some edit forms word the size rule differently (IMG-02). */
  tooLargeOnEdit?: ErrorCode;
  /** The error of a create without the file; absent when the file is optional. */
  requiredOnCreate?: ErrorCode;
  at?: string;
  nameAt?: string;
  listAt?: string;
}

/** The content image of policy, achievement, news and event (IMG-01, IMG-02). */
export const imageRule = {
  accept: ['jpeg', 'png'],
  maxBytes: MAX_ATTACHMENT_BYTES,
  wrongType: 'imageType',
  tooLarge: 'imageSize',
  tooLargeOnEdit: 'imageSizeOnEdit',
} as const satisfies UploadRule;

/** Files of a complaint: images, pdfs and voice recordings (CRE-12, CRE-14, CRE-15). */
export const attachmentRule = {
  accept: ['jpeg', 'png', 'pdf', 'audio'],
  maxBytes: MAX_ATTACHMENT_BYTES,
  wrongType: 'attachmentType',
  tooLarge: 'attachmentSize',
} as const satisfies UploadRule;

/** MIME types for `accept` of a file input. */
export const MIME_TYPES: Record<FileKind, readonly string[]> = {
  jpeg: ['image/jpeg', 'image/jpg'],
  png: ['image/png'],
  audio: ['audio/webm', 'audio/mp4', 'audio/aac', 'audio/ogg', 'audio/mpeg', 'audio/wav'],
  pdf: ['application/pdf'],
  table: [
    'text/csv',
    'application/vnd.ms-excel',
    'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  ],
};

/** The size rule for a create or an edit. */
export const tooLargeRule = (rule: UploadRule, editing: boolean): ErrorCode =>
  (editing && rule.tooLargeOnEdit) || rule.tooLarge;

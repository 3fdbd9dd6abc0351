import { type ErrorCode, errorTexts } from './errorTexts.ts';
import { type FileSign, fileSign } from './fileSign.ts';
import { MAX_ATTACHMENT_BYTES } from './limits.ts';

/** What a file really is, judged by its bytes on the server and by its declared type in the browser. */
export type FileKind = 'jpeg' | 'png' | 'audio' | 'pdf' | 'table';

/**
 * Rules of one upload field. `at` is where the record carries the file's link: 'thumbnail.path', `nameAt` its name, and
 * `listAt` a list with it.
 */
export interface UploadRule {
  accept: readonly FileKind[];
  maxBytes: number;
  wrongType: ErrorCode;
  tooLarge: ErrorCode;
  /** Some edit forms word the size rule differently (IMG-02). */
  tooLargeOnEdit?: ErrorCode;
  /** The message when a create comes without it; absent: the file is optional. */
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

/** The text of the size rule for a create or an edit. */
export function tooLargeText(rule: UploadRule, editing: boolean): string {
  return errorTexts[(editing && rule.tooLargeOnEdit) || rule.tooLarge];
}

/** What is wrong with a chosen file before it is sent; null when nothing is. */
export function refusal(rule: UploadRule, file: { size: number; type: string }, editing = false) {
  const type = file.type.split(';')[0] ?? '';
  if (!rule.accept.some((kind) => MIME_TYPES[kind].includes(type))) return errorTexts[rule.wrongType];
  return file.size > rule.maxBytes ? tooLargeText(rule, editing) : null;
}

/** A file that a form does not take: the rule that it breaks, and whether it is an iPhone's photo. */
export interface RefusedFile {
  name: string;
  rule: ErrorCode;
  isHeic: boolean;
}

/**
 * What a chosen picture, PDF or recording is, and what is wrong with it before it is sent: by its bytes, as the server judges
 * them. Of a container the declared type says whether it is sound.
 */
export async function checkFile(rule: UploadRule, file: File, editing = false) {
  const isLarge = file.size > rule.maxBytes;
  const sign = isLarge ? signByName(file) : fileSign(new Uint8Array(await file.arrayBuffer()));
  const key = isLarge ? largeRule(rule, file, editing) : signRule(rule, file, sign);
  const refused: RefusedFile | null = key && { name: file.name, rule: key, isHeic: sign === 'heic' };
  return { sign, refused };
}

/** What is wrong with a chosen file; null when nothing is. */
export const refusedFile = async (rule: UploadRule, file: File, editing = false) =>
  (await checkFile(rule, file, editing)).refused;

/** A file that is too large is not read: it is refused whatever it is. */
const signByName = ({ name, type }: File): FileSign =>
  /hei[cf]$/i.test(type) || /\.hei[cf]$/i.test(name) ? 'heic' : 'other';
const largeRule = (rule: UploadRule, file: File, editing: boolean): ErrorCode =>
  refusal(rule, file) === errorTexts[rule.wrongType]
    ? rule.wrongType
    : (editing && rule.tooLargeOnEdit) || rule.tooLarge;

function signRule({ accept, wrongType }: UploadRule, { type }: File, sign: FileSign): ErrorCode | null {
  const kind = sign === 'media' && type.startsWith('audio/') ? 'audio' : sign;
  return accept.some((each) => each === kind) ? null : wrongType;
}

import type { ErrorCode } from './errorTexts.ts';
import { type FileSign, fileSign } from './fileSign.ts';
import { MIME_TYPES, tooLargeRule, type UploadRule } from './uploadRules.ts';

/** The rule that a file breaks by its size or type, before it is sent; null when the file is valid. */
export function declaredFault(
  rule: UploadRule,
  file: { size: number; type: string },
  editing = false,
): ErrorCode | null {
  const type = file.type.split(';')[0] ?? '';
  if (!rule.accept.some((kind) => MIME_TYPES[kind].includes(type))) return rule.wrongType;
  return file.size > rule.maxBytes ? tooLargeRule(rule, editing) : null;
}

/** Why a form refuses a file: the rule that it breaks, and whether it is an iPhone's photo. */
export interface RefusedFile {
  name: string;
  rule: ErrorCode;
  isHeic: boolean;
}

/**
 * Identifies and checks a picture, PDF or recording before it is sent: by its bytes, as the server does. For a media
 * container the declared type says whether it is sound.
 */
export async function checkFile(rule: UploadRule, file: File, editing = false) {
  const isLarge = file.size > rule.maxBytes;
  const sign = isLarge ? signByName(file) : fileSign(new Uint8Array(await file.arrayBuffer()));
  const key = isLarge ? declaredFault(rule, file, editing) : signRule(rule, file, sign);
  const refused: RefusedFile | null = key && { name: file.name, rule: key, isHeic: sign === 'heic' };
  return { sign, refused };
}

/** Why a chosen file is refused; null when it is valid. */
export const refusedFile = async (rule: UploadRule, file: File, editing = false) =>
  (await checkFile(rule, file, editing)).refused;

/** A file above the limit is not read; its name and type decide. */
const signByName = ({ name, type }: File): FileSign =>
  /hei[cf]$/i.test(type) || /\.hei[cf]$/i.test(name) ? 'heic' : 'other';

function signRule({ accept, wrongType }: UploadRule, { type }: File, sign: FileSign): ErrorCode | null {
  const kind = sign === 'media' && type.startsWith('audio/') ? 'audio' : sign;
  return accept.some((each) => each === kind) ? null : wrongType;
}

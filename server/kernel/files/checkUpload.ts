import type { ErrorCode } from '#contract/kernel/errorTexts.ts';
import { cleanText, cutText } from '#contract/kernel/text.ts';
import { type FileKind, tooLargeRule, type UploadRule } from '#contract/kernel/uploadRules.ts';
import { identify } from './identify.ts';
import { normaliseImage } from './image.ts';
import { seekableRecording } from './recording.ts';
import type { Identified, ImageType } from './types.ts';

/** A file that has passed its rule. The check uses its bytes, not its name or declared type. */
export interface Upload {
  bytes: Uint8Array;
  kind: 'image' | 'audio' | 'pdf' | 'table';
  type: string;
  name: string;
  width?: number;
  height?: number;
}

/** The longest name that file systems allow. */
const MAX_NAME_LENGTH = 255;

/** The file as it will be stored, or the rule that it breaks. */
export async function checkUpload(
  rule: UploadRule,
  file: File,
  editing: boolean,
): Promise<Upload | ErrorCode> {
  if (file.size > rule.maxBytes) return tooLargeRule(rule, editing);
  const [bytes, name] = [new Uint8Array(await file.arrayBuffer()), nameOf(file)];
  if (rule.accept.includes('table')) return { bytes, kind: 'table', type: 'text/csv', name };
  const identified = await identify(bytes);
  if (!identified || !rule.accept.includes(acceptedAs(identified))) return rule.wrongType;
  if (identified.type === 'audio/webm') return { ...identified, bytes: await seekableRecording(bytes), name };
  if (!isImage(identified)) return { ...identified, bytes, name };
  const image = await normaliseImage(bytes, identified.type, rule.maxBytes);
  return image ? { ...identified, bytes: image, name } : tooLargeRule(rule, editing);
}

/** The name is one line for display, never a path. */
const nameOf = ({ name }: File) => cutText(cleanText(name).replaceAll(/\s+/g, ' '), MAX_NAME_LENGTH);

const isImage = (file: Identified): file is Identified & { type: ImageType } => file.kind === 'image';

function acceptedAs(file: Identified): FileKind {
  if (file.kind !== 'image') return file.kind;
  return file.type === 'image/png' ? 'png' : 'jpeg';
}

/* What a citizen has sent that cannot be stored is named (MSG-15). Free of zod. */

export const LEFT_OUT_KINDS = [
  'photo',
  'video',
  'recording',
  'document',
  'sticker',
  'file',
  'message',
] as const;
export type LeftOutKind = (typeof LEFT_OUT_KINDS)[number];

export const LEFT_OUT_REASONS = ['too_large', 'wrong_type', 'broken', 'not_fetched', 'unknown'] as const;
export type LeftOutReason = (typeof LEFT_OUT_REASONS)[number];

/** `format` is 'HEIC' of a photo, or how the provider calls a kind of message. */
export interface LeftOut {
  kind: LeftOutKind;
  format: string | null;
  name: string | null;
  reason: LeftOutReason;
}

const KIND_TEXTS: Record<LeftOutKind, string> = {
  photo: 'A photo',
  video: 'A video',
  recording: 'A recording',
  document: 'A document',
  sticker: 'A sticker',
  file: 'A file',
  message: 'A message',
};
const REASON_TEXTS: Record<LeftOutReason, string> = {
  too_large: 'larger than 2 MB',
  wrong_type: 'only JPEG and PNG photos, PDF and voice recordings are stored',
  broken: 'the file is broken',
  not_fetched: 'the provider did not hand it over',
  unknown: 'this kind of message is not known',
};

/** 'A photo in HEIC was left out: only …', as the API and the history of a complaint say it. */
export const leftOutText = ({ kind, format, reason }: Omit<LeftOut, 'name'>): string =>
  `${KIND_TEXTS[kind]}${format ? ` in ${format}` : ''} was left out: ${REASON_TEXTS[reason]}`;

/* Attachments of citizens that cannot be stored are listed (MSG-15). This file does not use zod. */

export const LEFT_OUT_KIND_TEXTS = {
  photo: 'A photo',
  video: 'A video',
  recording: 'A recording',
  document: 'A document',
  sticker: 'A sticker',
  file: 'A file',
  message: 'A message',
};
export type DroppedKind = keyof typeof LEFT_OUT_KIND_TEXTS;
export const LEFT_OUT_KINDS = Object.keys(LEFT_OUT_KIND_TEXTS) as DroppedKind[];

export const LEFT_OUT_REASON_TEXTS = {
  too_large: 'larger than 2 MB',
  wrong_type: 'only JPEG and PNG photos, PDF and voice recordings are stored',
  broken: 'the file is broken',
  not_fetched: 'the provider did not hand it over',
  unknown: 'this kind of message is not known',
};
export type DroppedReason = keyof typeof LEFT_OUT_REASON_TEXTS;
export const LEFT_OUT_REASONS = Object.keys(LEFT_OUT_REASON_TEXTS) as DroppedReason[];

/** `format` is 'HEIC' for a photo, or the provider's name of a kind of message. */
export interface DroppedPart {
  kind: DroppedKind;
  format: string | null;
  name: string | null;
  reason: DroppedReason;
}

/** 'A photo in HEIC was left out: only …', the text in the API and in a complaint's history. */
export const droppedPartText = ({ kind, format, reason }: Omit<DroppedPart, 'name'>): string =>
  `${LEFT_OUT_KIND_TEXTS[kind]}${format ? ` in ${format}` : ''} was left out: ${LEFT_OUT_REASON_TEXTS[reason]}`;

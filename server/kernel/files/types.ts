const KNOWN = {
  'image/jpeg': { extension: 'jpg', inline: true },
  'image/png': { extension: 'png', inline: true },
  'audio/webm': { extension: 'webm', inline: true },
  'audio/mp4': { extension: 'm4a', inline: true },
  'audio/ogg': { extension: 'ogg', inline: true },
  'audio/aac': { extension: 'aac', inline: true },
  'audio/mpeg': { extension: 'mp3', inline: true },
  'audio/wav': { extension: 'wav', inline: true },
  'application/pdf': { extension: 'pdf', inline: true },
  'application/zip': { extension: 'zip', inline: false },
  'text/csv': { extension: 'csv', inline: false },
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': { extension: 'xlsx', inline: false },
} as const;

export type KnownType = keyof typeof KNOWN;
export type ImageType = Extract<KnownType, `image/${string}`>;

/** The detected type of a file; for images `width` and `height` in pixels, as displayed. */
export interface Identified {
  kind: 'image' | 'audio' | 'pdf';
  type: KnownType;
  width?: number;
  height?: number;
}

interface FileType {
  /** The content type it is sent with. */
  type: string;
  extension: string;
  /** Whether a browser may display it instead of saving it. */
  inline: boolean;
}

/** How a type is named and sent; an unknown type is sent as bytes to save. */
export const fileType = (type: string): FileType =>
  Object.hasOwn(KNOWN, type)
    ? { type, ...KNOWN[type as KnownType] }
    : { type: 'application/octet-stream', extension: 'bin', inline: false };

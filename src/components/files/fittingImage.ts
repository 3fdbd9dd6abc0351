/** The longer sides in pixels and the JPEG qualities to try, from the best downwards. */
const SIDES = [2560, 1920, 1280];
const QUALITIES = [0.85, 0.7];

/** Formats that every browser decodes; other types are refused. */
const DECODED = /^image\/(jpe?g|png)$/;

/** Whether the file can be used unchanged. */
export const needsNoFitting = (file: File, maxBytes: number) =>
  file.size <= maxBytes || !DECODED.test(file.type);

/**
 * Returns the image if it fits into `maxBytes`, otherwise a smaller JPEG of it: photos of a phone are too large only by
 * their resolution. The JPEG is upright as its EXIF says, and white instead of transparent. An image that cannot be
 * decoded, has few pixels or stays too large is returned unchanged, and the rule refuses it (IMG-02, GAL-02, CRE-12).
 */
export async function fittingImage(file: File, maxBytes: number): Promise<File> {
  if (needsNoFitting(file, maxBytes)) return file;
  const smaller = await smallerImage(file, maxBytes).catch(() => null);
  return smaller
    ? new File([smaller], `${file.name.replace(/\.[^.]*$/, '')}.jpg`, { type: smaller.type })
    : file;
}

/** One after the other, because decoded photos are large. */
export async function fittingImages(files: readonly File[], maxBytes: number): Promise<File[]> {
  const fitting: File[] = [];
  for (const file of files) fitting.push(await fittingImage(file, maxBytes));
  return fitting;
}

/** null when no attempt is small enough; throws when the browser cannot decode the file. */
async function smallerImage(file: File, maxBytes: number): Promise<Blob | null> {
  const picture = await createImageBitmap(file, { imageOrientation: 'from-image' });
  try {
    const longer = Math.max(picture.width, picture.height);
    for (const side of SIDES.filter((length) => length < longer)) {
      const canvas = drawn(picture, side / longer);
      for (const quality of QUALITIES) {
        const blob = await canvas.convertToBlob({ type: 'image/jpeg', quality });
        if (blob.size <= maxBytes) return blob;
      }
    }
    return null;
  } finally {
    picture.close();
  }
}

function drawn(picture: ImageBitmap, scale: number): OffscreenCanvas {
  const width = Math.max(1, Math.round(picture.width * scale));
  const height = Math.max(1, Math.round(picture.height * scale));
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext('2d');
  if (!context) throw new Error('This browser draws no pictures');
  context.imageSmoothingQuality = 'high';
  context.fillStyle = '#fff';
  context.fillRect(0, 0, width, height);
  context.drawImage(picture, 0, 0, width, height);
  return canvas;
}

import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { random as randomFrom } from '#server/transfer/seed/random.ts';

interface Upload {
  name: string;
  type: string;
  bytes: Uint8Array;
}

/** Two photos in the size to which the browser reduces them, and a recording. */
export async function uploads(): Promise<Upload[]> {
  const photo = await photograph(1_280, 960);
  const recording = readFileSync('tests/fixtures/recording.webm');
  return [
    { name: 'photo.jpg', type: 'image/jpeg', bytes: photo },
    { name: 'photo.jpg', type: 'image/jpeg', bytes: photo },
    { name: 'audio.aac', type: 'audio/webm', bytes: recording },
  ];
}

/** With the detail of a photo: softened noise has about 300 kB. */
function photograph(width: number, height: number): Promise<Buffer> {
  const random = randomFrom(7);
  const pixels = Uint8Array.from({ length: width * height * 3 }, () => random.below(256));
  return sharp(pixels, { raw: { width, height, channels: 3 } })
    .blur(1.2)
    .jpeg({ quality: 85 })
    .toBuffer();
}

/** A multipart body of an attachment, and its content type. */
export function attachment(complaintId: number, { name, type, bytes }: Upload) {
  const boundary = 'bench-boundary-7d1f';
  const head =
    `--${boundary}\r\nContent-Disposition: form-data; name="complaint_id"\r\n\r\n${complaintId}\r\n` +
    `--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="${name}"\r\n` +
    `Content-Type: ${type}\r\n\r\n`;
  const body = Buffer.concat([Buffer.from(head), bytes, Buffer.from(`\r\n--${boundary}--\r\n`)]);
  return { body, contentType: `multipart/form-data; boundary=${boundary}` };
}

import sharp from 'sharp';
import type { Random } from './random.ts';

/** Small files of every attachment type, generated here instead of being shipped. */
export interface DemoFile {
  bytes: Uint8Array;
  kind: 'image' | 'audio' | 'pdf';
  type: string;
  name: string;
}

const SCENES = [
  ['#8fbcd4', '#5d7a3a', '#c9b27c'],
  ['#d9a066', '#7a5230', '#4a3b2a'],
  ['#a8c0cc', '#62717a', '#2f3b40'],
  ['#f0d9a0', '#a3643a', '#6b8e4e'],
] as const;

/** A picture of sky, field and road, in one of a few moods. */
export async function picture(random: Random, name: string, [width, height] = [960, 640]): Promise<DemoFile> {
  const [sky, field, road] = random.pick(SCENES);
  const horizon = Math.round(height * (0.4 + random.next() * 0.2));
  const bend = Math.round(width * (0.3 + random.next() * 0.4));
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <rect width="${width}" height="${height}" fill="${sky}"/>
    <circle cx="${width - bend / 2}" cy="${horizon / 2}" r="${height / 12}" fill="#fff3c4"/>
    <rect y="${horizon}" width="${width}" height="${height - horizon}" fill="${field}"/>
    <path d="M${bend} ${horizon} L${bend + 12} ${horizon} L${width * 0.8} ${height} L${width * 0.2} ${height} Z" fill="${road}"/>
  </svg>`;
  const bytes = await sharp(Buffer.from(svg)).jpeg({ quality: 80 }).toBuffer();
  return { bytes, kind: 'image', type: 'image/jpeg', name };
}

/** A PDF of one page that shows its title. */
export function letter(title: string): DemoFile {
  const text = `BT /F1 16 Tf 72 760 Td (${title.replaceAll(/[^\x20-\x7e]|[()\\]/g, ' ')}) Tj ET`;
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${text.length} >>\nstream\n${text}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
  ];
  let body = '%PDF-1.4\n';
  const offsets = objects.map((object, index) => {
    const offset = body.length;
    body += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return `${String(offset).padStart(10, '0')} 00000 n \n`;
  });
  const table = `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${offsets.join('')}`;
  const trailer = `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${body.length}\n%%EOF\n`;
  return {
    bytes: Buffer.from(body + table + trailer, 'latin1'),
    kind: 'pdf',
    type: 'application/pdf',
    name: 'petition.pdf',
  };
}

/** Two seconds of a soft tone: 16-bit mono WAV at 8 kHz. */
export function recording(): DemoFile {
  const rate = 8_000;
  const samples = Buffer.alloc(rate * 4);
  for (let index = 0; index < rate * 2; index++) {
    samples.writeInt16LE(Math.round(6_000 * Math.sin((2 * Math.PI * 330 * index) / rate)), index * 2);
  }
  const header = Buffer.alloc(44);
  header.write('RIFF', 0);
  header.writeUInt32LE(36 + samples.length, 4);
  header.write('WAVEfmt ', 8);
  header.writeUInt32LE(16, 16);
  header.writeUInt16LE(1, 20);
  header.writeUInt16LE(1, 22);
  header.writeUInt32LE(rate, 24);
  header.writeUInt32LE(rate * 2, 28);
  header.writeUInt16LE(2, 32);
  header.writeUInt16LE(16, 34);
  header.write('data', 36);
  header.writeUInt32LE(samples.length, 40);
  return { bytes: Buffer.concat([header, samples]), kind: 'audio', type: 'audio/wav', name: 'audio.aac' };
}

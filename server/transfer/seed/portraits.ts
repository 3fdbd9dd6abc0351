import sharp from 'sharp';
import type { DemoFile } from './attachments.ts';
import type { Random } from './random.ts';

const WALLS = ['#d7dee6', '#e6ddd0', '#dbe6d9', '#e3d9e3'];
const SHIRTS = ['#5b7083', '#8a6f4d', '#5f7d5a', '#7a5d78', '#9a5b4f'];

/** Head and shoulders of an invented person, within a square of 100 units. */
const figure = (shirt: string) =>
  `<circle cx="50" cy="40" r="18" fill="#a97f63"/><path d="M32 38a18 18 0 0 1 36 0c-8-8-28-8-36 0z" fill="#2f2a27"/>
   <path d="M14 100c2-26 18-36 36-36s34 10 36 36z" fill="${shirt}"/>`;

const jpeg = async (svg: string, name: string): Promise<DemoFile> => ({
  bytes: await sharp(Buffer.from(svg)).jpeg({ quality: 80 }).toBuffer(),
  kind: 'image',
  type: 'image/jpeg',
  name,
});

/** The profile photo of an application. */
export const portrait = (random: Random) =>
  jpeg(
    `<svg xmlns="http://www.w3.org/2000/svg" width="400" height="400" viewBox="0 0 100 100">
      <rect width="100" height="100" fill="${random.pick(WALLS)}"/>${figure(random.pick(SHIRTS))}
    </svg>`,
    'photo.jpg',
  );

/** An ID card without an issuer: a photo and grey lines instead of text. */
export const idCard = (random: Random, proof: string) =>
  jpeg(
    `<svg xmlns="http://www.w3.org/2000/svg" width="640" height="400" viewBox="0 0 320 200">
      <rect width="320" height="200" fill="#eef2ea"/><rect width="320" height="34" fill="${random.pick(SHIRTS)}"/>
      <rect x="18" y="54" width="100" height="120" fill="#ffffff"/>
      <svg x="18" y="64" width="100" height="110" viewBox="0 0 100 100">${figure(random.pick(SHIRTS))}</svg>
      ${[60, 84, 108, 132].map((y) => `<rect x="140" y="${y}" width="${90 + random.below(70)}" height="10" fill="#9aa39a"/>`).join('')}
      <rect x="140" y="160" width="110" height="14" fill="#5d665d"/>
    </svg>`,
    `${proof}.jpg`,
  );

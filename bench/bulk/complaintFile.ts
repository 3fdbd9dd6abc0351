import { CASEWORK } from '#server/transfer/seed/casework.ts';
import { AREAS, ASSEMBLIES, MANDALS } from '../office/state.ts';
import { textPool } from '../office/texts.ts';

export const complaintMap = Object.fromEntries(
  ['key', 'created_at', 'category', 'mandal', 'area', 'name', 'phone', 'details'].map((field) => [
    field,
    { column: field },
  ]),
);

/**
 * A csv of so many complaints from all over the state, numbered from `first`, with its mapping, as the page sends it.
 */
export function complaintFile(count: number, map: object, first = 0): { body: Buffer; contentType: string } {
  const categories = Object.keys(CASEWORK);
  const texts = textPool();
  const rows = Array.from({ length: count }, (_, row) => {
    const index = first + row;
    const text = texts[index % texts.length];
    const area = (index * 7_919) % (ASSEMBLIES * MANDALS * AREAS);
    return [
      index,
      new Date(Date.UTC(2024, 0, 1 + (index % 360))).toISOString().slice(0, 10),
      categories[(text?.category_id ?? 1) - 1],
      `Mandal ${Math.floor(area / AREAS)}`,
      `Area ${area}`,
      text?.name,
      `9${String(100_000_000 + index * 37)}`,
      text?.details.replaceAll(/<[^>]*>/g, ' ').trim(),
    ];
  });
  const csv = [Object.keys(map), ...rows].map((cells) => cells.map(quoted).join(',')).join('\r\n');
  const boundary = 'bench-of-the-desk';
  const part = (name: string, content: string) =>
    `--${boundary}\r\nContent-Disposition: form-data; name="${name}\r\n\r\n${content}\r\n`;
  const body = `${part('map"', JSON.stringify(map))}${part('file"; filename="cases.csv"', csv)}--${boundary}--\r\n`;
  return { body: Buffer.from(body), contentType: `multipart/form-data; boundary=${boundary}` };
}

const quoted = (value: unknown) => `"${String(value).replaceAll('"', '""')}"`;

/**
 * PDFs between the call that made them and the opening of their link: in memory, for a minute, each for one download. A
 * link that is opened later or in another process makes its PDF again.
 */
const LIFE_MS = 60_000;
/** In total. A usual PDF has 50 kB, one with many pictures some megabytes. */
const MAX_BYTES = 32 * 1024 * 1024;

const fonts = new Map<string, Buffer>();
let bytes = 0;

/** Keeps a PDF until its link is opened. The oldest are dropped to make room; one that is too large is not kept. */
export function handOver(url: string, pdf: Buffer): void {
  drop(url);
  if (pdf.byteLength > MAX_BYTES) return;
  for (const oldest of fonts.keys()) {
    if (bytes + pdf.byteLength <= MAX_BYTES) break;
    drop(oldest);
  }
  fonts.set(url, pdf);
  bytes += pdf.byteLength;
  setTimeout(() => fonts.get(url) === pdf && drop(url), LIFE_MS).unref();
}

export function takeOver(url: string): Buffer | undefined {
  const pdf = fonts.get(url);
  drop(url);
  return pdf;
}

function drop(url: string): void {
  bytes -= fonts.get(url)?.byteLength ?? 0;
  fonts.delete(url);
}

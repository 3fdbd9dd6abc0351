/**
 * PDFs between the call that made them and the opening of their link: in memory, for a minute, each handed out once.
 * Nothing of them is stored; a link that is opened later or in another process makes its PDF anew.
 */
const LIFE_MS = 60_000;
const MAX_KEPT = 20;
const kept = new Map<string, Buffer>();

export function handOver(url: string, pdf: Buffer): void {
  const [oldest] = kept.keys();
  if (oldest && kept.size >= MAX_KEPT) kept.delete(oldest);
  kept.set(url, pdf);
  setTimeout(() => kept.get(url) === pdf && kept.delete(url), LIFE_MS).unref();
}

export function takeOver(url: string): Buffer | undefined {
  const pdf = kept.get(url);
  kept.delete(url);
  return pdf;
}

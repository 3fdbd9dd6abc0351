import { expect, test, vi } from 'vitest';
import { isHarmlessArchive } from '#server/kernel/sheets/checkArchive.ts';
import { zipOf } from '#server/kernel/sheets/zip.ts';

async function collect(bytes: AsyncIterable<Uint8Array>): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of bytes) chunks.push(chunk);
  return Buffer.concat(chunks);
}

/** Random bytes in pieces, so that deflating does not keep all of them back until the end. */
async function* pieces(count: number, ended: () => void, failure?: Error) {
  try {
    for (let piece = 0; piece < count; piece++) yield crypto.getRandomValues(new Uint8Array(65_536));
    if (failure) throw failure;
  } finally {
    ended();
  }
}

test('[LIST-10] the archive says the truth about its files', async () => {
  const archive = await collect(
    zipOf([
      { name: 'తెలుగు.txt', content: [Buffer.from('a'), Buffer.from('b')] },
      { name: 'large', content: pieces(20, vi.fn()) },
    ]),
  );
  expect(isHarmlessArchive(archive)).toBe(true);
  expect(archive.includes('తెలుగు.txt')).toBe(true);
});

test('[LIST-10, ERR-04] content that fails in the middle fails the archive', async () => {
  const ended = vi.fn();
  const failing = pieces(3, ended, new Error('the database is gone'));
  await expect(collect(zipOf([{ name: 'large', content: failing }]))).rejects.toThrow('the database is gone');
  expect(ended).toHaveBeenCalledOnce();
});

test('[LIST-10, ERR-04] an archive that is not read to the end also ends its content', async () => {
  const ended = vi.fn();
  for await (const chunk of zipOf([{ name: 'large', content: pieces(1_000, ended) }])) {
    if (chunk.length > 1_000) break;
  }
  await vi.waitFor(() => expect(ended).toHaveBeenCalledOnce());
});

import { invalidField } from '../errors/apiError.ts';

/**
 * Decodes the text of a csv while its bytes arrive: UTF-8, or UTF-16 with a byte order mark.
 * @throws 422 that names the encoding
 */
export async function* decodeText(pieces: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  let decoder: TextDecoder | undefined;
  const decode = (piece: Uint8Array, stream: boolean) => {
    decoder ??= new TextDecoder(markedEncoding(piece), { fatal: true });
    try {
      const text = decoder.decode(piece, { stream });
      // ASCII letters in UTF-16 are valid UTF-8 with a zero byte between them.
      if (!text.includes('\0')) return text;
    } catch {
      // Not valid UTF-8; the error below says so.
    }
    throw invalidField('file', piece.includes(0) ? 'tableNoText' : 'tableCodePage');
  };
  for await (const piece of pieces) yield decode(piece, true);
  yield decode(new Uint8Array(), false);
}

function markedEncoding([first, second]: Uint8Array) {
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  return first === 0xfe && second === 0xff ? 'utf-16be' : 'utf-8';
}

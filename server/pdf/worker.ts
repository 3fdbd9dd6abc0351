import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler';
import type { Reply, Sheet } from './typesetter.ts';

/**
 * The process that typst has for itself. It reads the templates and the fonts of this installation, and of a grievance
 * nothing but what it is sent, which it forgets afterwards.
 */
const FONTS = [
  'noto-sans/400Regular/NotoSans_400Regular.ttf',
  'noto-sans/400Regular_Italic/NotoSans_400Regular_Italic.ttf',
  'noto-sans/700Bold/NotoSans_700Bold.ttf',
  'noto-sans/700Bold_Italic/NotoSans_700Bold_Italic.ttf',
  'noto-sans-telugu/400Regular/NotoSansTelugu_400Regular.ttf',
  'noto-sans-telugu/700Bold/NotoSansTelugu_700Bold.ttf',
  'noto-sans-devanagari/400Regular/NotoSansDevanagari_400Regular.ttf',
  'noto-sans-devanagari/700Bold/NotoSansDevanagari_700Bold.ttf',
];

const { resolve } = createRequire(import.meta.url);
// Fonts given here go before those of the machine with the same names.
const fontBlobs = FONTS.map((font) => readFileSync(resolve(`@expo-google-fonts/${font}`)));
const typst = NodeCompiler.create({ workspace: import.meta.dirname, fontArgs: [{ fontBlobs }] });

/** What typst says of each letter that no font has, where a document is to last. */
const NO_GLYPH = /the text `(.*?)` could not be displayed/g;

function typeset({ template, data, files, made, lasting, picture }: Sheet): Reply {
  const add = (name: string, bytes: Uint8Array) =>
    typst.mapShadow(join(import.meta.dirname, name), Buffer.from(bytes));
  add('data.json', Buffer.from(data));
  for (const { name, bytes } of files) add(name, bytes);
  const compiled = typst.compile({ mainFilePath: join(import.meta.dirname, `${template}.typ`) });
  if (!compiled.result) {
    const [first] = compiled.takeError()?.shortDiagnostics ?? [];
    return { error: `typst: ${first?.message ?? 'no document'}` };
  }
  return {
    pdf: typst.pdf(compiled.result, { creationTimestamp: made, ...(lasting ? { pdfStandard: 'a-2b' } : {}) }),
    pages: compiled.result.numOfPages,
    ...(picture ? { picture: typst.plainSvg(compiled.result) } : {}),
  };
}

/** Why there is no document. */
function failureOf(error: unknown): Reply {
  const message = error instanceof Error ? error.message : String(error);
  const letters = [...message.matchAll(NO_GLYPH)].map(([, text = '']) => text.replaceAll(/\\?"/g, ''));
  return letters.length > 0 ? { unprintable: [...new Set(letters)].join('') } : { error: message };
}

process.on('message', (sheet: Sheet) => {
  let reply: Reply;
  try {
    reply = typeset(sheet);
  } catch (error) {
    reply = failureOf(error);
  }
  typst.resetShadow();
  typst.evictCache(0);
  process.send?.(reply);
});
process.on('disconnect', () => process.exit());
// Ctrl+C reaches every process of a terminal; the server finishes what is under way and then lets this one go.
process.on('SIGINT', () => {});

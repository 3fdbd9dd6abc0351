import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler';
import type { Reply, Sheet, Template } from './typesetter.ts';

/**
 * The process that runs typst. It reads the templates and fonts of this installation. Of a complaint it gets only the
 * input of a document, which it drops afterwards.
 */
const FAMILIES = [
  'telugu',
  'devanagari',
  'arabic',
  'tamil',
  'kannada',
  'malayalam',
  'oriya',
  'bengali',
  'gujarati',
  'gurmukhi',
];
const FONTS = [
  'noto-sans/400Regular/NotoSans_400Regular.ttf',
  'noto-sans/400Regular_Italic/NotoSans_400Regular_Italic.ttf',
  'noto-sans/700Bold/NotoSans_700Bold.ttf',
  'noto-sans/700Bold_Italic/NotoSans_700Bold_Italic.ttf',
  ...FAMILIES.flatMap((family) => {
    const name = `NotoSans${family.charAt(0).toUpperCase()}${family.slice(1)}`;
    return [
      `noto-sans-${family}/400Regular/${name}_400Regular.ttf`,
      `noto-sans-${family}/700Bold/${name}_700Bold.ttf`,
    ];
  }),
  'noto-emoji/400Regular/NotoEmoji_400Regular.ttf',
  'noto-sans-symbols/400Regular/NotoSansSymbols_400Regular.ttf',
  'noto-sans-symbols-2/400Regular/NotoSansSymbols2_400Regular.ttf',
  'noto-sans-math/400Regular/NotoSansMath_400Regular.ttf',
];

const { resolve } = createRequire(import.meta.url);
// These fonts go before the machine's fonts with the same names.
const fontBlobs = FONTS.map((font) => readFileSync(resolve(`@expo-google-fonts/${font}`)));
const typst = NodeCompiler.create({ workspace: import.meta.dirname, fontArgs: [{ fontBlobs }] });

/**
 * A PDF/A-2b contains all that a reader needs, and typst refuses letters that no font has (REF-08). Documents that only
 * bind stored pages have passed that check before.
 */
const standardOf = (template: Template) => (template === 'bound' ? {} : { pdfStandard: 'a-2b' });

/** typst's message for each letter that no font has. */
const NO_GLYPH = /the text `(.*?)` could not be displayed/g;
/** The message of `fitted` in broken.typ. */
const TOO_LONG = /does not fit: (.*?)"?$/;

function typeset({ template, data, files, made, picture }: Sheet): Reply {
  const add = (name: string, bytes: Uint8Array) =>
    typst.mapShadow(join(import.meta.dirname, name), Buffer.from(bytes));
  add('data.json', Buffer.from(data));
  for (const { name, bytes } of files) add(name, bytes);
  const compiled = typst.compile({ mainFilePath: join(import.meta.dirname, `${template}.typ`) });
  if (!compiled.result) {
    const [first] = compiled.takeError()?.shortDiagnostics ?? [];
    const message = first?.message ?? 'no document';
    const tooLong = TOO_LONG.exec(message)?.[1];
    return tooLong === undefined ? { error: `typst: ${message}` } : { tooLong: unescaped(tooLong) };
  }
  return {
    pdf: typst.pdf(compiled.result, { creationTimestamp: made, ...standardOf(template) }),
    pages: compiled.result.numOfPages,
    ...(picture ? { picture: typst.plainSvg(compiled.result) } : {}),
  };
}

/** Undoes Rust's quoting of a text: quotes, and invisible letters by number. */
const unescaped = (text: string) =>
  text
    .replaceAll(/\\*"/g, '')
    .replaceAll(/\\+u\{([0-9a-f]+)\}/g, (_, code: string) => String.fromCodePoint(Number.parseInt(code, 16)));

/** Why the document failed. */
function failureOf(error: unknown): Reply {
  const message = error instanceof Error ? error.message : String(error);
  const letters = [...message.matchAll(NO_GLYPH)].map(([, text = '']) => unescaped(text));
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
// Ctrl+C reaches every process of a terminal. The server first finishes its requests and then ends this process.
process.on('SIGINT', () => {});

import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import * as reactAdmin from 'react-admin';
import type { Contract } from '../../contract/define.ts';
import type { DeclaredResource } from './entry.ts';
import { VIEWS, type View } from './paths.ts';
import { type Name, printComponent } from './print.ts';

/**
 * `npm run eject news show` prints a generated view as the react-admin JSX that a person would have written.
 * Put it into `src/custom/<resource>/`, name it under `views` of the declaration, and go on by hand.
 */
type Module = Record<string, unknown>;
const source = join(import.meta.dirname, '..');
const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

/** Our files with parts of views: those of the layer, and the inputs that a single resource has of its own. */
function partFiles(): string[] {
  const fields = readdirSync(join(source, 'custom'))
    .map((area) => `custom/${area}/fields`)
    .filter((folder) => existsSync(join(source, folder)));
  return ['declare/parts', 'declare/place', 'declare', ...fields].flatMap((folder) =>
    readdirSync(join(source, folder))
      .filter((file) => /\.tsx?$/.test(file) && file !== 'eject.ts')
      .map((file) => `${folder}/${file}`),
  );
}

/** Names of everything that a printed view may use: react-admin, our own parts, and the rules of the contract. */
async function namesFor(resource: string): Promise<Map<unknown, Name>> {
  const names = new Map<unknown, Name>();
  for (const file of partFiles()) {
    const module: Module = await import(pathToFileURL(join(source, file)).href);
    for (const [code, value] of Object.entries(module))
      names.set(value, { code, imported: code, from: `../../${file}` });
  }
  const library = Object.entries(reactAdmin).filter(([, value]) => typeof value !== 'string');
  for (const [code, value] of library) names.set(value, { code, imported: code, from: 'react-admin' });
  names.set(reactAdmin.required(), { code: 'required()', imported: 'required', from: 'react-admin' });
  const contracts: Module = await import(`../../contract/${resource}.ts`);
  for (const [code, value] of Object.entries(contracts)) {
    for (const [field, rule] of Object.entries((value as Partial<Contract>)?.files ?? {}))
      names.set(rule, {
        code: `${code}.files.${field}`,
        imported: code,
        from: `../../../contract/${resource}.ts`,
      });
  }
  return names;
}

/** The source text of one generated view; throws where there is no such resource. */
export async function eject(resource: string, view: View): Promise<string> {
  const { default: declared }: { default: DeclaredResource } = await import(`../resources/${resource}.tsx`);
  return printComponent(
    `${capital(resource)}${capital(view)}`,
    await declared.generated[view](),
    await namesFor(resource),
  );
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const [resource = '', view = ''] = process.argv.slice(2);
  const known = VIEWS.find((name) => name === view);
  if (resource && known) process.stdout.write(await eject(resource, known));
  else process.stderr.write(`Usage: npm run eject <resource> ${VIEWS.join('|')}\n`);
}

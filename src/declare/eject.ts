import { existsSync, readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import * as reactAdmin from 'react-admin';
import type { Contract } from '#contract/kernel/define.ts';
import type { DeclaredResource } from './entry.ts';
import { VIEWS, type View } from './paths.ts';
import { type Name, printComponent } from './print.ts';

/**
 * `npm run --silent eject news show > src/custom/news/NewsShow.tsx` prints a generated view as ordinary react-admin
 * JSX. Name the file under `views` of the declaration and change it by hand.
 */
type Module = Record<string, unknown>;
const source = join(import.meta.dirname, '..');
const contractFolder = join(source, '../contract');
const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

/** Our files with parts of views: those of this layer, and the inputs, columns and tabs of single resources. */
function partFiles(): string[] {
  const fields = readdirSync(join(source, 'custom'))
    .flatMap((area) => [`custom/${area}/fields`, `custom/${area}/tabs`])
    .filter((folder) => existsSync(join(source, folder)));
  const parts = ['declare', 'declare/parts', 'components/feedback', 'components/form', 'components/place'];
  return [...parts, ...fields].flatMap((folder) =>
    readdirSync(join(source, folder))
      .filter((file) => /\.tsx?$/.test(file) && file !== 'eject.ts')
      .map((file) => `${folder}/${file}`),
  );
}

/** The file of a resource's contract, below `contract/`. */
function contractFile(resource: string): string {
  const contractPath = readdirSync(contractFolder, { recursive: true, encoding: 'utf8' }).find(
    (file) => basename(file) === `${resource}.ts`,
  );
  if (!contractPath) throw new Error(`There is no contract of ${resource}`);
  return contractPath;
}

/** The names that a printed view may use: react-admin, our own parts, and the rules of the contract. */
async function namesFor(resource: string): Promise<Map<unknown, Name>> {
  const names = new Map<unknown, Name>();
  for (const file of partFiles()) {
    const module: Module = await import(pathToFileURL(join(source, file)).href);
    for (const [name, value] of Object.entries(module)) {
      const code = name === 'default' ? basename(file).replace(/\..*/, '') : name;
      const imported = name === 'default' ? `default as ${code}` : name;
      names.set(value, { code, imported, from: `#src/${file}` });
    }
  }
  const library = Object.entries(reactAdmin).filter(([, value]) => typeof value !== 'string');
  for (const [code, value] of library) names.set(value, { code, imported: code, from: 'react-admin' });
  names.set(reactAdmin.required(), { code: 'required()', imported: 'required', from: 'react-admin' });
  const file = contractFile(resource);
  const contracts: Module = await import(pathToFileURL(join(contractFolder, file)).href);
  for (const [code, value] of Object.entries(contracts)) {
    for (const [field, rule] of Object.entries((value as Partial<Contract>)?.files ?? {}))
      names.set(rule, {
        code: `${code}.files.${field}`,
        imported: code,
        from: `#contract/${file}`,
      });
  }
  return names;
}

/** Resources whose views can be printed, by their file names. */
const known = () =>
  readdirSync(join(source, 'resources'))
    .filter((file) => file.endsWith('.tsx'))
    .map((file) => file.replace('.tsx', ''));

/** The source text of one generated view. */
export async function eject(resource: string, view: View): Promise<string> {
  const { default: declared }: { default: DeclaredResource } = await import(`../resources/${resource}.tsx`);
  const generated = declared.generated[view];
  if (!generated) throw new Error(`The views of ${resource} are written by hand.`);
  return printComponent(`${capital(resource)}${capital(view)}`, await generated(), await namesFor(resource));
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const [resource = '', path = ''] = process.argv.slice(2);
  const view = VIEWS.find((name) => name === path);
  const refusal = known().includes(resource)
    ? `There is no view '${path}'; the views are ${VIEWS.join(', ')}.`
    : `There is no resource '${resource}'; the resources are ${known().join(', ')}.`;
  if (view && known().includes(resource)) process.stdout.write(await eject(resource, view));
  else {
    process.stderr.write(`${refusal}\n`);
    process.exitCode = 1;
  }
}

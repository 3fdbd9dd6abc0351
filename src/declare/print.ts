import { Fragment, isValidElement, type ReactElement, type ReactNode } from 'react';

/** How a value is written in the source, and which import it needs: `news.files.file` needs `news`. */
export interface Name {
  code: string;
  imported: string;
  from: string;
}
type Names = ReadonlyMap<unknown, Name>;

/** Writes a tree of elements as a file with the component as default export, and the imports. */
export function printComponent(component: string, tree: ReactElement, names: Names): string {
  const used = new Map<string, Set<string>>();

  const nameOf = (value: unknown): string => {
    const name = names.get(value);
    if (!name) throw new Error(`Nothing that can be imported is ${String(value)}`);
    used.set(name.from, (used.get(name.from) ?? new Set()).add(name.imported));
    return name.code;
  };

  const expression = (value: unknown): string => {
    if (isValidElement(value)) return element(value);
    if (typeof value === 'function' || names.has(value)) return nameOf(value);
    if (Array.isArray(value)) return bracketed('[', value.map(item), ']');
    if (typeof value === 'object' && value !== null) {
      const fields = defined(value).map(([key, inner]) => `${propertyName(key)}: ${expression(inner)}`);
      return bracketed('{ ', fields, ' }');
    }
    return typeof value === 'string' ? quoted(value) : String(value);
  };

  /** React needs keys in arrays, but not for children in JSX. */
  const item = (value: unknown) =>
    isValidElement(value) && value.key ? element(value, [`key="${value.key}"`]) : expression(value);

  const attribute = ([name, value]: [string, unknown]): string => {
    if (value === true) return name;
    if (typeof value === 'string' && !/["\\\n]/.test(value)) return `${name}="${value}"`;
    const code = expression(value);
    const isTall = isValidElement(value) && code.includes('\n');
    return isTall ? `${name}={\n${indent(code)}\n}` : `${name}={${code}}`;
  };

  const element = (node: ReactElement, first: string[] = []): string => {
    const { children, ...props } = node.props as { children?: ReactNode };
    const tag = node.type === Fragment ? '' : nameOf(node.type);
    const attributes = [...first, ...defined(props).map(attribute)];
    const inside = [children].flat(Number.POSITIVE_INFINITY).filter((child) => isValidElement(child));
    if (inside.length === 0) return opening(tag, attributes, ' />');
    const lines = inside.map((child) => element(child)).join('\n');
    return `${opening(tag, attributes, '>')}\n${indent(lines)}\n</${tag}>`;
  };

  const body = element(tree);
  const code = `  return (\n${indent(indent(body))}\n  );`;
  return `${imports(used)}\n\nexport default function ${component}() {\n${code}\n}\n`;
}

/** Packages first, then our own files. */
function imports(used: ReadonlyMap<string, ReadonlySet<string>>): string {
  return [...used]
    .sort(([a], [b]) => Number(a.startsWith('.')) - Number(b.startsWith('.')) || a.localeCompare(b))
    .map(([from, names]) => `import { ${[...names].sort().join(', ')} } from '${from}';`)
    .join('\n');
}

const WIDTH = 100;
const fits = (line: string) => line.length <= WIDTH && !line.includes('\n');
const indent = (text: string) => text.replaceAll(/^(?=.)/gm, '  ');
const defined = (value: object) => Object.entries(value).filter(([, inner]) => inner !== undefined);
const quoted = (text: string) => `'${text.replaceAll(/['\\]/g, '\\$&').replaceAll('\n', '\\n')}'`;
const propertyName = (key: string) => (/^[\w$]+$/.test(key) ? key : quoted(key));

function bracketed(open: string, items: string[], close: string): string {
  const line = `${open}${items.join(', ')}${close}`;
  if (fits(line)) return line;
  return `${open.trim()}\n${indent(items.map((each) => `${each},`).join('\n'))}\n${close.trim()}`;
}

function opening(tag: string, attributes: string[], end: ' />' | '>'): string {
  const line = `<${[tag, ...attributes].join(' ')}${end}`;
  return fits(line) ? line : `<${tag}\n${indent(attributes.join('\n'))}\n${end.trim()}`;
}

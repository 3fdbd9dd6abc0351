/** A text of the catalogue with what its placeholders stand for. */
export const filled = (text: string, values: Record<string, string>) =>
  text.replaceAll(/%\{(\w+)\}/g, (_, name: string) => values[name] ?? '');

/** The form of a text that tells of so many, as polyglot chooses it, with the number and what else it names. */
export function counted(text: string, count: number, values: Record<string, string> = {}) {
  const [one = '', many = one] = text.split(' |||| ');
  const number = String(count);
  return filled(count === 1 ? one : many, { count: number, total: number, smart_count: number, ...values });
}

/** A text of the catalogue with its values filled in. */
export const filled = (text: string, values: Record<string, string>) =>
  text.replaceAll(/%\{(\w+)\}/g, (_, name: string) => values[name] ?? '');

/** The plural form of a text for a number, as polyglot chooses it; the number replaces every placeholder. */
export function counted(text: string, count: number) {
  const [one = '', many = one] = text.split(' |||| ');
  return (count === 1 ? one : many).replaceAll(/%\{\w+\}/g, String(count));
}

/** A text of the catalogue with what its placeholders stand for. */
export const filled = (text: string, values: Record<string, string>) =>
  text.replaceAll(/%\{(\w+)\}/g, (_, name: string) => values[name] ?? '');

/** The form of a text that tells of so many, as polyglot chooses it; the number stands for every placeholder. */
export function counted(text: string, count: number) {
  const [one = '', many = one] = text.split(' |||| ');
  return (count === 1 ? one : many).replaceAll(/%\{\w+\}/g, String(count));
}

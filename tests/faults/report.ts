/** The results of the suite so far. */
const results: { name: string; failure: string | null }[] = [];

export const print = (text: string) => process.stdout.write(`${text}\n`);

/** Runs one case and prints its result; the next one runs in any case. */
export async function check(name: string, work: () => Promise<string | undefined>): Promise<void> {
  try {
    const remark = await work();
    results.push({ name, failure: null });
    print(`ok    ${name}${remark ? ` · ${remark}` : ''}`);
  } catch (error) {
    const failure = error instanceof Error ? error.message : String(error);
    results.push({ name, failure });
    print(`FAIL  ${name}\n      ${failure.replaceAll('\n', '\n      ')}`);
  }
}

/** A table with aligned columns. */
export function table(rows: readonly (readonly (string | number)[])[]): string {
  const width = (column: number) => Math.max(...rows.map((row) => String(row[column] ?? '').length));
  const lines = rows.map((row) =>
    row.map((cell, column) => String(cell)[column === 0 ? 'padEnd' : 'padStart'](width(column))).join('  '),
  );
  return lines.join('\n');
}

/** The last line, and the exit code. */
export function conclude(): number {
  const failed = results.filter(({ failure }) => failure !== null);
  if (failed.length > 0) print(`\nFailed:\n${failed.map(({ name }) => `  ${name}`).join('\n')}`);
  print(`${results.length - failed.length} passed, ${failed.length} failed`);
  return failed.length === 0 ? 0 : 1;
}

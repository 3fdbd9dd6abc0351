/** Writes the progress to stderr; only the table goes to stdout. */
export const tell = (what: string) =>
  process.stderr.write(`${new Date().toLocaleTimeString('en', { hour12: false })} ${what}\n`);

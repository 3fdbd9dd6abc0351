/** Says on stderr what the bench is doing; the table alone goes to stdout. */
export const tell = (what: string) =>
  process.stderr.write(`${new Date().toLocaleTimeString('en', { hour12: false })} ${what}\n`);

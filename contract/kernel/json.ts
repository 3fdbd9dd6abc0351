/** Deeper than any call, gateway or setting needs. */
const MAX_DEPTH = 32;

/**
 * Parses JSON from outside.
 * @throws SyntaxError also for values that are nested too deeply: recursive code would run out of stack
 */
export function parseJson(text: string): unknown {
  const value: unknown = JSON.parse(text);
  let level = [value];
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > MAX_DEPTH) throw new SyntaxError('JSON is nested too deep');
    level = level.flatMap((each) => (typeof each === 'object' && each !== null ? Object.values(each) : []));
  }
  return value;
}

/** Deeper than anything that calls, gateways or settings send. */
const MAX_DEPTH = 32;

/**
 * Parses JSON that somebody else has written. What is nested deeper than anything that is meant throws as what is no JSON does:
 * code that walks through a value, or writes it again, would run out of stack.
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

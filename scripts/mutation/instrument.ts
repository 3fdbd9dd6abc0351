import { type Mutant, mutantsOf } from './mutants.ts';
import { DRIZZLE } from './mutators/queries.ts';

interface Range {
  start: number;
  end: number;
  mutants: Mutant[];
}

/** All mutants that replace the same text, outer ranges before inner ones. */
function rangesOf(mutants: Mutant[]): Range[] {
  const ranges = new Map<string, Range>();
  for (const mutant of mutants) {
    const { start, end } = mutant;
    const range = ranges.get(`${start} ${end}`) ?? { start, end, mutants: [] };
    range.mutants.push(mutant);
    ranges.set(`${start} ${end}`, range);
  }
  return [...ranges.values()];
}

const isOn = ({ key }: Mutant) => `globalThis.__isMutant(${JSON.stringify(key)})`;

/** The text with every mutant behind the switch that turns it on; line numbers do not change. */
export function instrument(file: string, code: string): string {
  const ranges = rangesOf(mutantsOf(file, code));

  /** The text of a part, with its outermost ranges replaced. */
  const render = (start: number, end: number, within: Range[]): string => {
    let [text, at] = ['', start];
    for (const range of within) {
      if (range.start < at) continue;
      const inside = within.filter(
        (one) => one !== range && one.start >= range.start && one.end <= range.end,
      );
      text += code.slice(at, range.start) + switched(range, render(range.start, range.end, inside));
      at = range.end;
    }
    return text + code.slice(at, end);
  };

  const body = render(0, code.length, ranges);
  return body.includes(`${DRIZZLE}.`) ? `import * as ${DRIZZLE} from 'drizzle-orm';${body}` : body;
}

function switched({ mutants }: Range, original: string): string {
  const [first] = mutants;
  // In braces, so that a following `else` belongs to the surrounding `if`.
  if (first?.isStatement) return `{ if (!${isOn(first)}) ${original} }`;
  const others = mutants.map((mutant) => `${isOn(mutant)} ? (${mutant.text}) : `);
  return `(${others.join('')}(${original}))`;
}

import type { AreaName } from './areas.ts';
import { EQUIVALENT } from './equivalent.ts';
import type { Mutant } from './mutants.ts';

/** A mutant, and the test file that detected it; null if none did. */
export interface Verdict {
  mutant: Mutant;
  noticedBy: string | null;
}

const oneLine = (text: string) => {
  const words = text.replaceAll(/\s+/g, ' ');
  return words.length > 90 ? `${words.slice(0, 87)}…` : words;
};

const reasonFor = ({ file, source, after }: Mutant) =>
  EQUIVALENT.find((known) => known.file === file && known.line === source && known.after.includes(after))
    ?.why;

const percent = (part: number, whole: number) =>
  whole === 0 ? '–' : `${((100 * part) / whole).toFixed(1)} %`;

/** Survivors as file:line with the change, and the score of each area and in total. */
export function reportOf(verdicts: Map<AreaName, Verdict[]>): string {
  const lines: string[] = [];
  const total = { noticed: 0, counted: 0, equivalent: 0 };
  const rows: string[] = [];
  for (const [area, all] of verdicts) {
    const survivors = all.filter(({ noticedBy }) => noticedBy === null);
    const equivalent = survivors.filter(({ mutant }) => reasonFor(mutant));
    for (const { mutant } of survivors) {
      const { file, line, before, after } = mutant;
      const why = reasonFor(mutant);
      lines.push(
        `${file}:${line}  ${oneLine(before)}  →  ${oneLine(after) || '(nothing)'}${why ? `  = ${why}` : ''}`,
      );
    }
    const counted = all.length - equivalent.length;
    const noticed = all.length - survivors.length;
    total.noticed += noticed;
    total.counted += counted;
    total.equivalent += equivalent.length;
    rows.push(row(area, noticed, counted, equivalent.length));
  }
  rows.push(row('total', total.noticed, total.counted, total.equivalent));
  return `\nSurvivors${lines.length === 0 ? ': none' : ''}\n${lines.join('\n')}\n\n${rows.join('\n')}\n`;
}

const row = (name: string, noticed: number, counted: number, equivalent: number) =>
  `${name.padEnd(12)}${percent(noticed, counted).padStart(8)}  ${noticed} of ${counted} noticed${
    equivalent > 0 ? `, ${equivalent} do the same as the program` : ''
  }`;

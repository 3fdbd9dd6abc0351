import * as z from 'zod/mini';
import type { BodyOf } from '#contract/kernel/define.ts';
import { type OfficeRegisters, updateRegisters } from '#contract/letters/registerCalls.ts';
import type { Refusals } from '#src/components/form/formRules.ts';
import type { Checked } from '#src/components/form/useCheckedForm.ts';
import { ruleKey } from '#src/i18n/codedWords.ts';

/** One series per line: 'GR Grievances'. */
export interface NumbersValues {
  code: string;
  /** '' is inherited. */
  year: '' | OfficeRegisters['year']['value'];
  /** Empty is inherited. */
  series: string;
}
type Body = BodyOf<typeof updateRegisters>;

export const seriesLines = (series: readonly { code: string; name: string }[]) =>
  series.map(({ code, name }) => `${code} ${name}`).join('\n');

const seriesIn = (lines: string) =>
  lines
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
    .map((line) => {
      const [code = '', ...name] = line.split(/\s+/);
      return { code, name: name.join(' ') };
    });

export const valuesOf = ({ code, year, series }: OfficeRegisters): NumbersValues => ({
  code: code ?? '',
  year: year.from === 'own' ? year.value : '',
  series: series.from === 'own' ? seriesLines(series.value) : '',
});

/** The body of a save: the code if it changed; year and series always, so that empty ones become inherited again. */
export function checkNumbers({ code, year, series }: NumbersValues, base: OfficeRegisters): Checked<Body> {
  const trimmed = code.trim();
  const body = {
    office_id: base.office.id,
    version: base.version,
    year: year || null,
    ...(trimmed === (base.code ?? '') ? {} : { code: trimmed }),
    series: series.trim() ? seriesIn(series) : null,
  };
  const checked = z.object(updateRegisters.body).safeParse(body);
  if (checked.success) return { body: checked.data as Body };
  const refusals: Refusals = {};
  for (const { path, message } of checked.error.issues) {
    refusals[String(path[0])] ??= ruleKey(message);
  }
  return { refusals };
}

const LANGUAGES = ['en', 'te', 'hi'] as const;
const SHORTEST = 3;

/** Without the dot below, which some keyboards leave out: फ़रवरी and फरवरी. */
const folded = (name: string) => name.normalize('NFKD').replaceAll('\u093C', '').toLowerCase();

/** The months of a year in each language, long and short. */
const NAMES = LANGUAGES.flatMap((language) =>
  (['long', 'short'] as const).map((month) => {
    const format = new Intl.DateTimeFormat(language, { month, timeZone: 'UTC' });
    return Array.from({ length: 12 }, (_, index) => folded(format.format(Date.UTC(2025, index, 1))));
  }),
);
const [ENGLISH = []] = NAMES;

/** '1' for January, in any of our languages; English ones may be cut after three letters. */
export function monthOf(name: string): string | undefined {
  const text = folded(name);
  const index =
    NAMES.map((months) => months.indexOf(text)).find((found) => found >= 0) ??
    ENGLISH.findIndex((month) => text.length >= SHORTEST && month.startsWith(text));
  return index < 0 ? undefined : String(index + 1);
}

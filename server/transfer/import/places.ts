import { namesOf } from '#contract/kernel/named.ts';
import type { CodedRefusal } from '#contract/kernel/rule.ts';
import { foldName } from '#contract/kernel/text.ts';
import { levelName, PLACE_LEVELS, type PlaceField, type PlaceLevel } from '#contract/places/place.ts';
import { type Names, names } from '#server/kernel/db/names.ts';
import type { Db } from '#server/kernel/db/open.ts';
import { findPlaces } from '#server/kernel/db/places.ts';

type Path = Record<PlaceField, number>;
/** The place names of a row; '' for none. */
type Texts = Record<PlaceLevel, string>;

/** The path of an area by name, or the error; `unknown` is a level without any place of this name. */
export type PlaceMatch = { path: Path } | { problem: CodedRefusal; unknown?: PlaceLevel };

export interface PlaceFinder {
  find(texts: Texts): PlaceMatch;
  has(level: PlaceLevel, text: string): boolean;
}

const MOST_REMEMBERED = 20_000;

/** Finds areas by name, in any language. The places above are needed only for areas that share their name. */
export async function placeFinder(db: Db): Promise<PlaceFinder> {
  const known = await names(db);
  const byName = new Map<string, { path: Path; folded: Record<PlaceLevel, string[]> }[]>();
  const used = { parliament: new Set(), assembly: new Set(), mandal: new Set(), area: new Set() };
  const foldedNames = folding(known);
  for (const area of await findPlaces.area(db)) {
    const path = { ...area, area_id: area.id } as Path;
    const folded = {
      parliament: foldedNames('parliament', path.parliament_id),
      assembly: foldedNames('assembly', path.assembly_id),
      mandal: foldedNames('mandal', path.mandal_id),
      area: foldedNames('area', path.area_id),
    };
    for (const level of PLACE_LEVELS) for (const name of folded[level]) used[level].add(name);
    for (const name of folded.area) byName.set(name, [...(byName.get(name) ?? []), { path, folded }]);
  }
  const has = (level: PlaceLevel, text: string) => used[level].has(foldName(text));

  const find = (texts: Texts): PlaceMatch => {
    const levels = PLACE_LEVELS.filter((level) => texts[level]);
    const unknown = levels.find((level) => !has(level, texts[level]));
    if (unknown) {
      const values = { level: levelName(unknown), name: texts[unknown] };
      return { problem: { code: 'rowErrors.noPlace', values }, unknown };
    }
    const called = byName.get(foldName(texts.area)) ?? [];
    const matches = called.filter(({ folded }) =>
      levels.every((level) => folded[level].includes(foldName(texts[level]))),
    );
    const [first] = matches;
    const { area } = texts;
    if (!first) return { problem: { code: 'rowErrors.areaElsewhere', values: { area } } };
    if (matches.length === 1) return first;
    const missing = PLACE_LEVELS.findLast((level) => !texts[level]) ?? 'mandal';
    const values = { count: matches.length, area, level: levelName(missing) };
    return { problem: { code: 'rowErrors.manyAreas', values } };
  };
  // A few places have many rows each, so the results are cached.
  const before = new Map<string, PlaceMatch>();
  return {
    has,
    find(texts) {
      const key = `${texts.parliament}\0${texts.assembly}\0${texts.mandal}\0${texts.area}`;
      const match = before.get(key) ?? find(texts);
      if (before.size < MOST_REMEMBERED) before.set(key, match);
      return match;
    },
  };
}

/** The compared form of a place's name, computed once although hundreds of areas may be below it. */
function folding(known: Names) {
  const folded = new Map<string, string[]>();
  return (level: PlaceLevel, id: number): string[] => {
    const key = `${level} ${id}`;
    const place = known.place(level, id);
    const all = folded.get(key) ?? [...new Set(place ? namesOf(place).map(foldName) : [])];
    folded.set(key, all);
    return all;
  };
}

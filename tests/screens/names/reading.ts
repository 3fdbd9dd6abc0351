import { beforeAll, expect } from 'vitest';
import { placeTables } from '../../../server/db/places.ts';
import { namedColumns } from '../../../server/db/schema/localNames.ts';
import { resourceTable } from '../../../server/db/schema/resources.ts';
import type { TestApp } from '../../server/app.ts';

/** All that a reader sees or hears: texts, labels, and what stands in fields. */
export function told(): string {
  const attributes = ['aria-label', 'title', 'placeholder', 'alt'];
  const elements = [...document.body.querySelectorAll('*')];
  return [
    document.body.textContent,
    ...elements.flatMap((element) => attributes.map((name) => element.getAttribute(name))),
    ...elements.map((element) => ('value' in element ? String(element.value) : '')),
  ].join('\n');
}

/** Finds on a screen what has a Telugu name in the database and is called by its English one. Call once a file. */
export function readingTelugu(desk: { app: TestApp }) {
  const english: string[] = [];
  beforeAll(async () => {
    const kinds = ['complaint/category', 'contact/category', 'policy/category', 'video/category'];
    const tables = [...Object.values(placeTables), ...kinds.map(resourceTable)];
    for (const table of tables as (typeof placeTables.area)[]) {
      const rows = await desk.app.db.select(namedColumns(table)).from(table);
      english.push(...rows.filter(({ name_te }) => name_te).map(({ name }) => name));
    }
  });
  const isTold = (text: string) => (name: string) =>
    new RegExp(`(?<![\\w.@-])${name.replace(/[().]/g, '\\$&')}(?!\\w)`).test(text);
  return { expectTelugu: () => expect(english.filter(isTold(told()))).toEqual([]) };
}

import { achievement } from '#contract/content/achievement.ts';
import { policyCategory } from '#contract/content/categories.ts';
import { event } from '#contract/content/event.ts';
import { milestone } from '#contract/content/milestone.ts';
import { news } from '#contract/content/news.ts';
import { policy } from '#contract/content/policy.ts';
import { DAY_MS } from '#contract/kernel/day.ts';
import type { PlaceIds } from '#contract/places/place.ts';
import type { Tx } from '#server/kernel/db/open.ts';
import { ACHIEVEMENTS, EVENTS, MILESTONES, NEWS, POLICIES, POLICY_CATEGORIES } from './articles.ts';
import { insertGalleries, insertVideos } from './contentMedia.ts';
import type { SeededPlaces } from './insertPlaces.ts';
import { insertRecord } from './insertRecord.ts';
import { categoryNames } from './localNames.ts';

interface SeedContext {
  places: SeededPlaces;
  now: Date;
  /** Stores a new picture and returns the id of its file. */
  picture: () => Promise<number>;
}

const VIDEO = 'https://www.youtube.com/watch?v=aqz-KE-bpKQ';

/** Inserts content of the last and the next weeks, so that no screen is empty. */
export async function insertContent(tx: Tx, { places, now, picture }: SeedContext) {
  const day = (offset: number) => new Date(now.getTime() + offset * DAY_MS).toISOString().slice(0, 10);
  const at = (assembly: string | null): Partial<PlaceIds> =>
    (assembly ? places.areasOf(assembly)[0] : {}) ?? {};

  for (const [index, [title, description, assembly]] of NEWS.entries()) {
    const { mandal_id: _, area_id: __, ...above } = at(assembly);
    const date = `${day(-5 * index)}T10:30`;
    await insertRecord(tx, news, {
      ...above,
      title,
      description,
      date,
      video_link: VIDEO,
      file_id: await picture(),
    });
  }
  const events = new Map<string, number>();
  for (const [index, [name, event_type, organizer, assembly]] of EVENTS.entries()) {
    const start_date = `${day(6 * index - 12)}T09:00`;
    const id = await insertRecord(tx, event, {
      ...at(assembly),
      name,
      event_type,
      organizer,
      start_date,
      duration: 2 + index,
      status: '1',
      file_id: await picture(),
    });
    events.set(name, id);
  }
  for (const [index, [title, description, assembly]] of MILESTONES.entries()) {
    await insertRecord(tx, milestone, {
      ...at(assembly),
      title,
      description,
      date: day(-90 * (index + 1)),
      file_id: await picture(),
    });
  }
  for (const [index, [title, cost, description, assembly]] of ACHIEVEMENTS.entries()) {
    await insertRecord(tx, achievement, {
      ...at(assembly),
      title,
      cost,
      description,
      date: day(-30 * (index + 1)),
      file_id: await picture(),
    });
  }
  const categories = new Map<string, number>();
  for (const name of POLICY_CATEGORIES)
    categories.set(name, await insertRecord(tx, policyCategory, categoryNames(name)));
  for (const [title, category, go_number, description, assembly] of POLICIES) {
    const policy_category_id = categories.get(category);
    await insertRecord(tx, policy, {
      ...at(assembly),
      title,
      policy_category_id,
      go_number,
      description,
      contact: '9848022000',
      file_id: await picture(),
    });
  }
  await insertGalleries(tx, { now, at, picture }, events);
  await insertVideos(tx, at);
}

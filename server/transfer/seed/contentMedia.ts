import { eq } from 'drizzle-orm';
import { videoCategory } from '#contract/content/categories.ts';
import { event } from '#contract/content/event.ts';
import { gallery } from '#contract/content/gallery.ts';
import { video } from '#contract/content/video.ts';
import type { PlaceIds } from '#contract/places/place.ts';
import { galleryMedia } from '#server/content/schema/gallery.ts';
import type { Tx } from '#server/kernel/db/open.ts';
import { resourceTable } from '#server/kernel/db/schema/resources.ts';
import { insertRecord } from './insertRecord.ts';
import { categoryNames } from './localNames.ts';

interface SeedContext {
  now: Date;
  at: (assembly: string) => Partial<PlaceIds>;
  picture: () => Promise<number>;
}

/** With their event, if any; a star marks the image that is the thumbnail. */
const GALLERIES: readonly (readonly [
  name: string,
  event: string | null,
  description: string,
  assembly: string,
  images: readonly string[],
])[] = [
  [
    'Village meeting in pictures',
    'Village meeting',
    'Petitions, answers and the visit to the new tank.',
    'Huzurabad',
    ['At the entrance', '*The hall', 'Petitions', 'The tank', 'Farewell'],
  ],
  ['రైతు సదస్సు చిత్రాలు', 'రైతు సదస్సు', 'సదస్సులో పాల్గొన్న రైతులు, ప్రదర్శనలు.', 'Huzurabad', ['వేదిక', 'రైతులు', '*ప్రదర్శన']],
  [
    'Tree planting',
    'Tree planting',
    'Two thousand saplings in one day.',
    'Huzurabad',
    ['Saplings', 'Volunteers'],
  ],
  ['Roads before and after', null, 'Twelve roads of the municipality.', 'Karimnagar', ['Before', '*After']],
  [
    'Health camp',
    'Health camp',
    'Doctors and visitors of the camp.',
    'Siddipet',
    ['Registration', 'Eye test'],
  ],
];

/** Which event shows which gallery on its page. */
const SHOWN = { 'Ward committee': 'Roads before and after' };

const VIDEO_CATEGORIES = ['Speeches', 'Development works', 'సాంస్కృతిక కార్యక్రమాలు'];

const VIDEOS: readonly (readonly [
  name: string,
  category: string,
  url: string,
  description: string,
  assembly: string,
])[] = [
  [
    'Speech on drinking water',
    'Speeches',
    'https://www.youtube.com/watch?v=aqz-KE-bpKQ',
    'In the assembly, with the figures of all mandals.',
    'Huzurabad',
  ],
  [
    'Bridge over the canal',
    'Development works',
    'https://youtu.be/eRsGyueVLvQ',
    'From the first stone to the opening.',
    'Huzurabad',
  ],
  [
    'బతుకమ్మ వేడుకలు',
    'సాంస్కృతిక కార్యక్రమాలు',
    'https://www.youtube.com/embed/R6MlUcmOul8',
    'మండల కేంద్రంలో జరిగిన బతుకమ్మ వేడుకలు.',
    'Huzurabad',
  ],
  ['Road survey', 'Development works', 'https://vimeo.com/1084537', 'The twelve roads.', 'Karimnagar'],
  ['Health camp report', 'Speeches', 'https://youtu.be/TLkA0RELQ1g', 'What was found.', 'Siddipet'],
];

/** Inserts galleries with their images, linked to events, and links one event to its gallery. */
export async function insertGalleries(
  tx: Tx,
  { now, at, picture }: SeedContext,
  events: ReadonlyMap<string, number>,
) {
  const galleries = new Map<string, number>();
  for (const [name, eventName, description, assembly, images] of GALLERIES) {
    const event_id = eventName && events.get(eventName);
    const gallery_id = await insertRecord(tx, gallery, { ...at(assembly), name, event_id, description });
    for (const image of images) {
      await tx.insert(galleryMedia).values({
        gallery_id,
        file_id: await picture(),
        title: image.replace('*', ''),
        is_thumbnail: image.startsWith('*'),
        created_at: now,
      });
    }
    galleries.set(name, gallery_id);
  }
  const table = resourceTable(event.name);
  for (const [eventName, name] of Object.entries(SHOWN)) {
    const values: Record<string, unknown> = { gallery_id: galleries.get(name) };
    await tx
      .update(table)
      .set(values)
      .where(eq(table.id, events.get(eventName) ?? 0));
  }
}

/** Inserts videos in their categories. */
export async function insertVideos(tx: Tx, at: SeedContext['at']) {
  const categories = new Map<string, number>();
  for (const name of VIDEO_CATEGORIES)
    categories.set(name, await insertRecord(tx, videoCategory, categoryNames(name)));
  for (const [name, category, url, description, assembly] of VIDEOS) {
    const category_id = categories.get(category);
    await insertRecord(tx, video, { ...at(assembly), name, category_id, url, description, status: true });
  }
}

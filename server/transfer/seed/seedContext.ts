import type { SeededPlaces } from './insertPlaces.ts';
import type { Random } from './random.ts';

/** The ids of the inserted places, categories and accounts by name, and the time at which the demo begins. */
export interface SeedContext {
  places: SeededPlaces;
  categories: Map<string, number>;
  accounts: Map<string, number>;
  now: Date;
}

/** The same, with a source of random choices. */
export type RandomContext = SeedContext & { random: Random };

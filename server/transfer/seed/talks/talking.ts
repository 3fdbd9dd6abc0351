import type { Language } from '#contract/kernel/languages.ts';
import type { SpokenComplaint } from '../spokenComplaints.ts';

/** What the demo makes the talks with citizens of. */
export interface Talking {
  /** Somebody whom nothing else of the talks is about, by a case. */
  take(preferences: { open?: true; language?: Language }): SpokenComplaint;
  /** Who wrote it down. */
  by: number;
  now: Date;
  /** Keeps a photo and answers the id of its file. */
  photo: () => Promise<number>;
}
